import { valueSeparator } from './search';

/** City and phone are missing if the server omits them. */
export type Shop = { id: string; name: string; city?: string | null; phone?: string | null };

/** `Mebel Kencana · Kabupaten Banyumas · 6281241730817`: many shops have the same name, some even in the same city. */
export const shopText = ({ name, city, phone }: Omit<Shop, 'id'>): string =>
  [name, city, phone].filter(Boolean).join(valueSeparator);

/** The cities of Jakarta are all 'Kota Administrasi', and known without it. */
export const shortCity = (city: string): string => city.replace(/^Kota Administrasi /, '');
