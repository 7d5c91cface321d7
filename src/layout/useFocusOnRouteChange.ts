import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isDialogOpen } from '../ui/pageKeys';
import { AfterLoginContext } from './AfterLoginContext';

/** So that screen readers announce the page. False without a heading. */
const focusHeading = (main: HTMLElement): boolean => {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** `path` is that of the record's page or of its form. */
const rowOf = (list: HTMLElement, path: string): HTMLElement | null => {
  const record = path.replace(/\/show$/, '');
  return list.querySelector<HTMLElement>(`tr :is([href="${record}"], [href="${record}/show"])`);
};

/**
 * The heading of the next page gets the focus, so that screen readers announce the page and Tab continues there; on return
 * from a record, its row in the list. The focus stays if the page has focused an element itself, if only the query string
 * changes, and in a newly opened document.
 */
export const useFocusOnRouteChange = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const cameFromLogin = useContext(AfterLoginContext);
  const shown = useRef(cameFromLogin ? null : pathname);
  // Before useKeptFocus, which sees that the focused element has disappeared once the new page is in the document.
  useLayoutEffect(() => {
    const element = main.current;
    const left = shown.current;
    if (left === pathname || !element) return;
    shown.current = pathname;
    const focused = document.activeElement;
    if (focused !== element && element.contains(focused)) return;

    // The row of the record that was left, unless the focus is in the menu, which opens a list anew.
    const isReturn = focused === document.body && left !== null && left.startsWith(pathname);
    const row = isReturn ? rowOf(element, left) : null;
    row?.focus();
    if (row || focusHeading(element)) return;
    // The page's code is still loading: focus <main>, then the heading, unless the person has moved the focus.
    element.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement !== element || focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      // StrictMode runs the effect twice: the second run must wait for the heading again.
      shown.current = null;
    };
  }, [main, pathname]);
};

/** When the focused element disappears, the focus would fall to the body, and Tab would start at the top bar again. */
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
