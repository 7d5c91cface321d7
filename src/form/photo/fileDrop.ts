import { useEvent } from 'ra-core';
import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useState } from 'react';
import './ImageUpload.css';

/** What was dropped instead of files: a folder, or a text, a link or a picture of a page. */
export type DropFault = 'folder' | 'noFile';

type FileDropOptions = {
  onFiles: (files: readonly File[]) => void;
  onFault: (fault: DropFault) => void;
  /** Files are ignored, but the input keeps the focus. */
  isBusy?: boolean;
};

const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry()?.isDirectory === true;

/** What the browser would open: a file, or a link or picture of a page. */
const opened = ['Files', 'text/uri-list'];

/** They take a dropped link as text, and handle a paste themselves. */
const textFields = 'input:not([type="file"]), textarea, [contenteditable="true"]';

const refuse = (event: globalThis.DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.some((type) => opened.includes(type))) return;
  const isText = !event.dataTransfer.types.includes('Files');
  if (isText && event.target instanceof Element && event.target.closest(textFields)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** For a transparent file input that covers a box, so that a click, Enter and a tap reach the browser's own control. */
export const useFileDrop = ({ onFiles, onFault, isBusy = false }: FileDropOptions) => {
  const [isDraggedOver, setDraggedOver] = useState(false);
  // The browser would open what misses the box in the place of the page.
  useEffect(() => {
    const page = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, (event) => refuse(event), { signal: page.signal });
    return () => page.abort();
  }, []);
  const take = (files: FileList | null): void => {
    if (!isBusy && files && files.length > 0) onFiles([...files]);
  };
  const input = {
    type: 'file',
    className: 'file-drop-input covering',
    'aria-disabled': isBusy,
    onClick: (event: { preventDefault: () => void }) => {
      if (isBusy) event.preventDefault();
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      take(target.files);
      // Without this, choosing the same file again, such as after a failure, fires no change event.
      target.value = '';
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(!isBusy);
    },
    onDragLeave: () => setDraggedOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(false);
      const { files, items } = event.dataTransfer;
      if (isBusy) return;
      // A browser lists a folder as a file that cannot be read.
      if ([...items].some(isFolder)) onFault('folder');
      else if (files.length === 0) onFault('noFile');
      else take(files);
    },
  };
  return { isDraggedOver, input };
};

const boxInUse = (): Element | null | undefined =>
  document.querySelector('.image-upload-box:hover') ?? document.activeElement?.closest('.image-upload-box');

/** Without a picture among the pasted files, the first one is taken, so that the box says why it refuses it. */
export const usePastedPhoto = (box: RefObject<HTMLElement | null>, onPaste: (file: File) => void): void => {
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
