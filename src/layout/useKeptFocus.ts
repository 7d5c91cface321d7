import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focusHeading';

/** While one of these is open, MUI keeps the focus by itself. */
const overlays = '[role="dialog"], [role="alertdialog"]';

/**
 * When the focused element disappears, such as the button of an action that succeeded, the heading gets the focus. Otherwise
 * it would fall to the body, and Tab would begin at the top bar again.
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
