/** The value of a photo field (specification §3): the picture shown, and the address that the server gave it. */
export type Picture = {
  /** A file chosen in this form, or the address of a stored picture. */
  image: File | string;
  /** The address after the upload; empty until the upload has succeeded. */
  url: string;
};
