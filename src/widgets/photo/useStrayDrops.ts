import { useEffect } from 'react';

const refuse = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** Ignores files that are dropped outside a drop zone; the browser would open them and might replace the page. */
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
