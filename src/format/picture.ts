/** What a photo field holds (specification §3): the picture shown, and the address the server gave it. */
export type Picture = {
  /** A file chosen in this form, or the address of a stored picture. */
  image: File | string;
  /** The uploaded address; empty until the upload has succeeded. */
  url: string;
};
