import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ArrivedByLogin } from './ArrivedByLogin';
import { focusHeading } from './focusHeading';

/**
 * Moves the focus to the heading of a page that was just reached, so that it is announced and Tab goes on from
 * there; without this it falls back to the body. So does the first page after signing in. A page that focused something
 * of its own is left alone, and so is a change of the search part alone, and a document that was just opened.
 */
export const useFocusOnRouteChange = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const arrivedByLogin = useContext(ArrivedByLogin);
  const shown = useRef(arrivedByLogin ? null : pathname);
  useEffect(() => {
    const element = main.current;
    if (shown.current === pathname || !element) return;
    shown.current = pathname;
    const focused = document.activeElement;
    if (focused !== element && element.contains(focused)) return;

    if (focusHeading(element)) return;
    // The page's code is still on its way: wait on <main>, and move on unless the person did.
    element.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement !== element || focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      // StrictMode runs the effect twice: the second run waits on.
      shown.current = null;
    };
  }, [main, pathname]);
};
