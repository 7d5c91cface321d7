import { useEvent } from 'ra-core';
import { type RefObject, useEffect } from 'react';

/** Elements that handle a paste themselves. */
const textFields = 'input:not([type="file"]), textarea, [contenteditable="true"]';

/** Returns the hovered photo box, or else the focused one, or null. */
const boxInUse = (): Element | null =>
  document.querySelector('.image-upload-box:hover') ??
  document.activeElement?.closest('.image-upload-box') ??
  null;

/**
 * Calls `onPaste` with a pasted picture while the box is hovered or focused; with the first pasted file if no picture is among
 * them, so that the box says why it refuses it.
 */
export const usePastedPhoto = (
  box: RefObject<HTMLElement | null>,
  onPaste: (picture: File) => void,
): void => {
  const listen = useEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const picture = files.find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (!picture || !box.current || boxInUse() !== box.current) return;
    event.preventDefault();
    onPaste(picture);
  });
  useEffect(() => {
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [listen]);
};
