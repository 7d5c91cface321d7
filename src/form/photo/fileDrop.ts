import { useEvent } from 'ra-core';
import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useState } from 'react';
import './ImageUpload.css';

/** What was dropped instead of files: a folder, or a text, a link or a picture of a page. */
export type DropFault = 'folder' | 'noFile';

type FileDropOptions = {
  onFiles: (files: readonly File[]) => void;
  /** Called if something else was dropped. */
  onFault: (fault: DropFault) => void;
  /** True while files are ignored; the input keeps the focus. */
  isBusy?: boolean;
};

const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry()?.isDirectory === true;

/**
 * The props of a transparent file input that covers a box, so that a click, Enter, a tap and dropped files all reach the
 * browser's own control.
 */
export const useFileDrop = ({ onFiles, onFault, isBusy = false }: FileDropOptions) => {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (!isBusy && files && files.length > 0) onFiles([...files]);
  };
  const input = {
    type: 'file',
    className: 'file-drop-input',
    'aria-disabled': isBusy,
    onClick: (event: { preventDefault: () => void }) => {
      if (isBusy) event.preventDefault();
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      take(target.files);
      // Without this reset, choosing the same file again, such as after a failure, fires no change event.
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
      // A browser lists a folder among the files, as a file that cannot be read.
      if ([...items].some(isFolder)) onFault('folder');
      else if (files.length === 0) onFault('noFile');
      else take(files);
    },
  };
  return { isDraggedOver, input };
};

/** What the browser would open: a file, or a link or picture of a page. */
const opened = ['Files', 'text/uri-list'];

/** Elements that take a dropped link as text. */
const textFields = 'input, textarea, [contenteditable="true"]';

const refuse = (event: globalThis.DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.some((type) => opened.includes(type))) return;
  const isText = !event.dataTransfer.types.includes('Files');
  if (isText && event.target instanceof Element && event.target.closest(textFields)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** Ignores files, links and pictures that are dropped outside a drop zone; the browser would open them in the place of the page. */
export const useStrayDrops = (): void => {
  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
};

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
    // Elements that handle a paste themselves.
    if (
      event.target instanceof Element &&
      event.target.closest('input:not([type="file"]), textarea, [contenteditable="true"]')
    )
      return;
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
