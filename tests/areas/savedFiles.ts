import { afterEach, beforeEach, vi } from 'vitest';

/** What the browser is handed as downloads while a test runs. */
export const catchFiles = () => {
  let files: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    files = [];
    let made = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made = blob as Blob;
      return 'blob:berkas';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: made });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return {
    /** The lines of the newest one, without its byte order mark, each split into its cells. */
    cells: async (): Promise<string[][]> => {
      const text = (await files.at(-1)?.blob.text()) ?? '';
      return text
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(';'));
    },
  };
};
