/** The hash functions for stored passwords and tokens, which are never stored as they were typed or issued. */
export type Hashing = {
  /** Returns the hash of a password; a hash is returned unchanged. */
  hashPassword: (password: string) => string;
  /** Returns true if a hash belongs to this password. */
  isPassword: (password: string, hash: string) => boolean;
  /**
   * Returns the digest of a text, such as a token; equal texts have equal digests, so that the stored text can be found
   * again.
   */
  digest: (text: string) => string;
};

/**
 * Hashes nothing, for the demo in a browser: its store belongs to the person who typed the password, and a browser computes
 * such hashes only asynchronously.
 */
export const noHashing: Hashing = {
  hashPassword: (password) => password,
  isPassword: (password, hash) => password === hash,
  digest: (text) => text,
};
