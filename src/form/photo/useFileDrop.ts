import { type ChangeEvent, type DragEvent, useState } from 'react';
import './fileDrop.css';

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
