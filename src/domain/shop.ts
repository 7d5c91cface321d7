import { searchFor, searchText } from './search';

/** A shop in lists and filters. City and phone are missing if the server omits them. */
export type Shop = { id: string; name: string; city?: string | null; phone?: string | null };

const separator = ' · ';

/**
 * Returns a text such as `Mebel Kencana · Kabupaten Banyumas · 6281241730817`: many shops have the same name, some even in
 * the same city.
 */
export const shopText = ({ name, city, phone }: Omit<Shop, 'id'>): string =>
  [name, city, phone].filter(Boolean).join(separator);

/** Returns a city where there is little room: the cities of Jakarta are all 'Kota Administrasi', and known without it. */
export const shortCity = (city: string): string => city.replace(/^Kota Administrasi /, '');

/**
 * Returns true if every typed word finds a text such as that of `shopText`, in any order, by the search rule of search.ts.
 * Digits with blanks between them are one word, because a phone number is typed so.
 */
export const matchesWords = (text: string, typed: string): boolean => {
  const searched = searchText(text.split(separator));
  return typed
    .replace(/\s+/g, ' ')
    .split(/(?<!\d) | (?!\d)/)
    .every((word) => searchFor(word)(searched));
};
