/** URL parsers treat `.` and `..` as path steps, even if they are escaped. */
export const isAddressable = (id: string): boolean => !['', '.', '..'].includes(id);
