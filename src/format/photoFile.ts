/** Why a chosen file is not taken. */
export type PhotoFault = 'notJpeg' | 'tooLarge';

/** What is known of a file before it is read. */
type FileHead = { name: string; type: string; size: number };

/**
 * Why a file is no photo to upload, by its name, type and size; null when it may be one (specification §5:
 * 'only jpg/jpeg accepted', a limit in bytes). Its bytes have the last word: `isJpeg` of jpeg.ts.
 */
export const photoFault = ({ name, type, size }: FileHead, maxBytes: number): PhotoFault | null => {
  if (!/\.jpe?g$/i.test(name) || !/^image\/p?jpe?g$/i.test(type)) return 'notJpeg';
  return size > maxBytes ? 'tooLarge' : null;
};
