/** Focuses the heading of the page, so that screen readers announce it. Returns false if there is no heading. */
export const focusHeading = (main: HTMLElement): boolean => {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};
