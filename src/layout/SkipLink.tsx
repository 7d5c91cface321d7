import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';

/** The first stop of the keyboard: past the top bar and the menu to the page. Leaves the address as it is. */
export const SkipLink = ({ target }: { target: RefObject<HTMLElement | null> }) => {
  const translate = useTranslate();
  return (
    <a
      className="skip-link"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {translate('layout.skip')}
    </a>
  );
};
