import { searchFor, searchText } from './search';

/** A shop as lists and filters name it. City and phone are missing where the server leaves them out. */
export type Shop = { id: string; name: string; city?: string | null; phone?: string | null };

const separator = ' · ';

/** `Mebel Kencana · Kabupaten Banyumas · 6281241730817`: many shops have the same name, some the same city too. */
export const shopText = ({ name, city, phone }: Omit<Shop, 'id'>): string =>
  [name, city, phone].filter(Boolean).join(separator);

/**
 * Whether every word that was typed finds a text such as that of `shopText`, in any order, each by the rule of every
 * search (search.ts).
 */
export const matchesWords = (text: string, typed: string): boolean => {
  const searched = searchText(text.split(separator));
  return typed.split(/\s+/).every((word) => searchFor(word)(searched));
};
