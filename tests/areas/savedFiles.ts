import { beforeEach, vi } from 'vitest';

/** Collects the files that the browser downloads while a test runs. */
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

  /** The text of the newest file, without its byte order mark. */
  const text = async (): Promise<string> => (await files.at(-1)?.blob.text()) ?? '';
  return {
    text,
    count: (): number => files.length,
    name: (): string => files.at(-1)?.name ?? '',
    /** The bytes of the newest file. */
    bytes: async (): Promise<Uint8Array> => new Uint8Array((await files.at(-1)?.blob.arrayBuffer()) ?? []),
    /** The lines of the newest file, each split into its cells. */
    cells: async (): Promise<string[][]> =>
      (await text())
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(';')),
  };
};
