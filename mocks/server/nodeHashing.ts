import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Hashing } from './hashing';

/** The prefix of every hash; no password contains a `$`. */
const prefix = 'scrypt$';

const bytes = 32;

/**
 * Hashes passwords in Node as `scrypt$<salt>$<hash>`, both in hexadecimal.
 * @param cost of scrypt, a power of two; a hash is recognised only with the cost that created it
 */
export const scryptHashing = (cost: number): Hashing => {
  const hashWith = (password: string, salt: string): string =>
    `${prefix}${salt}$${scryptSync(password, Buffer.from(salt, 'hex'), bytes, { cost }).toString('hex')}`;
  return {
    hashPassword: (password) =>
      password.startsWith(prefix) ? password : hashWith(password, randomBytes(16).toString('hex')),
    isPassword: (password, hash) => {
      const again = Buffer.from(hashWith(password, hash.split('$')[1] ?? ''));
      const kept = Buffer.from(hash);
      return again.length === kept.length && timingSafeEqual(again, kept);
    },
    digest: (text) => createHash('sha256').update(text).digest('hex'),
  };
};

/** The hashing of a running server, with Node's default cost: 16 MB and about 50 ms for each attempt. */
export const nodeHashing = scryptHashing(2 ** 14);
