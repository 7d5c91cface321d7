import { useEvent } from 'ra-core';
import { type RefObject, useEffect } from 'react';

/** Where pasting already means something. */
const typedInto = 'input:not([type="file"]), textarea, [contenteditable="true"]';

/** The photo box that the pointer is over, or else the one that has the focus. */
const boxInUse = (): Element | null =>
  document.querySelector('.image-upload-box:hover') ??
  document.activeElement?.closest('.image-upload-box') ??
  null;

/** Calls back with the picture that a person pastes while the box is in use. */
export const usePastedPhoto = (
  box: RefObject<HTMLElement | null>,
  onPaste: (picture: File) => void,
): void => {
  const listen = useEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(typedInto)) return;
    const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!picture || !box.current || boxInUse() !== box.current) return;
    event.preventDefault();
    onPaste(picture);
  });
  useEffect(() => {
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [listen]);
};
