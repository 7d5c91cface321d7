import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focusHeading';

/** Over it MUI keeps the focus by itself. */
const overlays = '[role="dialog"], [role="alertdialog"]';

/**
 * When what held the focus is gone from the page, such as the button of an action that its own success takes away, the
 * heading has it: without this it falls to the body, and Tab begins at the top bar again.
 */
export const useKeptFocus = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || last === null || last.isConnected) return;
      if (main.current && document.querySelector(overlays) === null) focusHeading(main.current);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [main]);
};
