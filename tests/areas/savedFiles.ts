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

  /** The newest one, without its byte order mark. */
  const text = async (): Promise<string> => (await files.at(-1)?.blob.text()) ?? '';
  return {
    text,
    name: (): string => files.at(-1)?.name ?? '',
    /** The newest one as it is, byte by byte. */
    bytes: async (): Promise<Uint8Array> => new Uint8Array((await files.at(-1)?.blob.arrayBuffer()) ?? []),
    /** The lines of the newest one, each split into its cells. */
    cells: async (): Promise<string[][]> =>
      (await text())
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(';')),
  };
};
