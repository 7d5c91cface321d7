/** Where the words of a category's codes are (Timeline). */
export const categoryCodes = { icon: 'icons' };
