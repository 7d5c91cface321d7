/** Copies with the older command, which takes the selected text of the page, and gives the focus back. */
const copySelected = (text: string, beside: HTMLElement): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  // Inside the same dialog, which would take the focus back from an element outside it.
  beside.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};

/**
 * Copies a text, also on a page on plain http, where browsers have no `navigator.clipboard`.
 * @param beside the pressed button
 * @returns false if the browser refuses, so that the text has to be shown for copying by hand
 */
export const copyText = async (text: string, beside: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
};
