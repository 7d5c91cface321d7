import { type ChangeEvent, type DragEvent, useState } from 'react';
import './fileDrop.css';

/**
 * The props of a transparent file input that covers a box, so that a click, Enter, a tap and dropped files all reach the
 * browser's own control. While `isBusy`, files are ignored and the input keeps the focus.
 */
export const useFileDrop = (onFiles: (files: readonly File[]) => void, isBusy = false) => {
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
      take(event.dataTransfer.files);
    },
  };
  return { isDraggedOver, input };
};
