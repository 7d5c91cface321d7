/** Returns true if an id can be a part of an address. URL parsers treat `.` and `..` as path steps, even if they are escaped. */
export const isAddressable = (id: string): boolean => !['', '.', '..'].includes(id);
