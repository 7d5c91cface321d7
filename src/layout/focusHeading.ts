/** Gives the focus to the heading of the page, so that it is announced; false while there is none. */
export const focusHeading = (main: HTMLElement): boolean => {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};
