/** The message groups that word a category's codes in its history and in a conflict. */
export const categoryCodes = { icon: 'icons' };
