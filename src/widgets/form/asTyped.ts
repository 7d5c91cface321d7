/** What an input keeps of a text: all of it. By itself, react-admin makes null of an empty one. */
export const asTyped = (text: string): string => text;
