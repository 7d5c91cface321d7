/**
 * Whether an id can be a part of an address. An empty one cannot, nor can `.` and `..`, which every URL parser takes for
 * "here" and "up", escaped or not.
 */
export const isAddressable = (id: string): boolean => !['', '.', '..'].includes(id);
