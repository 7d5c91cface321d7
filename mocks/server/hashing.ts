/** How passwords and tokens are kept: as what follows from them, not as they were typed or issued. */
export type Hashing = {
  /** What is kept of a password; what is a hash already stays as it is. */
  hashPassword: (password: string) => string;
  /** Whether a hash is that of this password. */
  isPassword: (password: string, hash: string) => boolean;
  /** What is kept of a text that has to be found again, such as a token: the same for the same text. */
  digest: (text: string) => string;
};

/**
 * Keeps everything as it is, for the demo in a browser: its store is that of the one person who typed it, and a browser
 * computes such hashes only asynchronously.
 */
export const noHashing: Hashing = {
  hashPassword: (password) => password,
  isPassword: (password, hash) => password === hash,
  digest: (text) => text,
};
