import { normalisePhone } from './phone';

/** A shop as lists and filters name it. City and phone are missing where the server leaves them out. */
export type Shop = { id: string; name: string; city?: string | null; phone?: string | null };

/** `Mebel Kencana · Kabupaten Banyumas · 6281241730817`: many shops share their name, some their city too. */
export const shopText = ({ name, city, phone }: Omit<Shop, 'id'>): string =>
  [name, city, phone].filter(Boolean).join(' · ');

/** Digits, wherever staff copied them from, are compared as phone numbers are stored. */
const asStored = (word: string): string => (/^[+(]?\d/.test(word) ? normalisePhone(word) : word);

/**
 * Whether every word that was typed occurs in a text such as that of `shopText`, in any order and any case. A phone number
 * may begin with 0, +62 or 62.
 */
export const matchesWords = (text: string, typed: string): boolean => {
  const searched = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word) || searched.includes(asStored(word)));
};
