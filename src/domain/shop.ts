import { valueSeparator } from './search';

/** A shop in lists and filters. City and phone are missing if the server omits them. */
export type Shop = { id: string; name: string; city?: string | null; phone?: string | null };

/**
 * Returns a text such as `Mebel Kencana · Kabupaten Banyumas · 6281241730817`: many shops have the same name, some even in
 * the same city.
 */
export const shopText = ({ name, city, phone }: Omit<Shop, 'id'>): string =>
  [name, city, phone].filter(Boolean).join(valueSeparator);

/** Returns a city where there is little room: the cities of Jakarta are all 'Kota Administrasi', and known without it. */
export const shortCity = (city: string): string => city.replace(/^Kota Administrasi /, '');
