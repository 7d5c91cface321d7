import { type RefObject, useEffect } from 'react';
import { isDialogOpen } from '../ui/usePageKeys';
import { focusHeading } from './focusHeading';

/**
 * Focuses the heading when the focused element disappears, such as the button of an action that succeeded. Otherwise the
 * focus would fall back to the body, and Tab would start at the top bar again.
 */
export const useKeptFocus = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = null;
    const rememberFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || last === null || last.isConnected) return;
      // MUI manages the focus of an open dialog.
      if (main.current && !isDialogOpen()) focusHeading(main.current);
    });
    document.addEventListener('focusin', rememberFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', rememberFocus);
      observer.disconnect();
    };
  }, [main]);
};
