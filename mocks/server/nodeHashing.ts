import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Hashing } from './hashing';

/** Begins every hash; no password holds a `$`. */
const prefix = 'scrypt$';

const bytes = 32;

/**
 * Hashing in Node: `scrypt$<salt>$<hash>`, both in hexadecimal.
 * @param cost of scrypt, a power of two; what one cost has hashed, another does not recognise
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

/** Hashing wherever a server runs, with Node's own cost: 16 MB and some 50 ms for each try. */
export const nodeHashing = scryptHashing(2 ** 14);
