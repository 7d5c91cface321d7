import { useEffect } from 'react';

/** What the browser would open: a file, or a link or picture of a page. */
const opened = ['Files', 'text/uri-list'];

/** Elements that take a dropped link as text. */
const textFields = 'input, textarea, [contenteditable="true"]';

const refuse = (event: DragEvent): void => {
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
