import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';

/** The first keyboard stop: it skips the top bar and the menu. The address does not change. */
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
