/** The reason why a chosen file is refused. */
export type PhotoFault = 'notJpeg' | 'tooLarge';

/** The properties of a file that are known before it is read. */
type FileHead = { name: string; type: string; size: number };

/**
 * Returns the reason why a file cannot be uploaded as a photo, by its name, type and size; null if it may be one
 * (specification §5: 'only jpg/jpeg accepted', a limit in bytes). `isJpeg` of jpeg.ts then checks its bytes.
 */
export const photoFault = ({ name, type, size }: FileHead, maxBytes: number): PhotoFault | null => {
  if (!/\.jpe?g$/i.test(name) || !/^image\/p?jpe?g$/i.test(type)) return 'notJpeg';
  return size > maxBytes ? 'tooLarge' : null;
};
