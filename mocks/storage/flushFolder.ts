import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Waits until the disk has the names of the files in a folder, because a new file could otherwise be gone after a power cut,
 * or be the one again whose place it took.
 */
export const flushFolder = (folder: string): void => {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  fsyncSync(open);
  closeSync(open);
};
