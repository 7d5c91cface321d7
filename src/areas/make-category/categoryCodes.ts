/** The message groups that word a category's codes in its history (Timeline). */
export const categoryCodes = { icon: 'icons' };
