import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Hashing } from './hashing';

/** Begins every hash; no password holds a `$`. */
const prefix = 'scrypt$';

const bytes = 32;

/** `scrypt$<salt>$<hash>`, both in hexadecimal, with Node's own cost: 16 MB and some 50 ms for each try. */
const hashWith = (password: string, salt: string): string =>
  `${prefix}${salt}$${scryptSync(password, Buffer.from(salt, 'hex'), bytes).toString('hex')}`;

/** Hashing wherever a server runs. */
export const nodeHashing: Hashing = {
  hashPassword: (password) =>
    password.startsWith(prefix) ? password : hashWith(password, randomBytes(16).toString('hex')),
  isPassword: (password, hash) => {
    const again = Buffer.from(hashWith(password, hash.split('$')[1] ?? ''));
    const kept = Buffer.from(hash);
    return again.length === kept.length && timingSafeEqual(again, kept);
  },
  digest: (text) => createHash('sha256').update(text).digest('hex'),
};
