export type PhotoFault = 'notJpeg' | 'tooLarge';

/** Specification §5: 'only jpg/jpeg accepted', a limit in bytes. `isJpeg` of jpeg.ts then checks its bytes. */
export const photoFault = (
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  maxBytes: number,
): PhotoFault | null => {
  if (!/\.jpe?g$/i.test(name) || !/^image\/p?jpe?g$/i.test(type)) return 'notJpeg';
  return size > maxBytes ? 'tooLarge' : null;
};

/** The value of a photo field (specification §3). */
export type Picture = {
  /** A file chosen in this form, or the address of a stored picture. */
  image: File | string;
  /** The address after the upload; empty until the upload has succeeded. */
  url: string;
};
