/** Control characters other than line breaks, and characters that hide or reorder text. U+200D joins the parts of an emoji. */
const invisible = /(?![\n\r\t\u200d])[\p{Cc}\p{Cf}]/gu;

/** A character that leaves a mark. Some letters are blank, such as the Hangul fillers and U+2800. */
const mark = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isVisible = (text: string): boolean => mark.test(text);

/** Without invisible characters and surrounding blanks; '' if nothing of it can be seen. */
export const visibleText = (typed: string): string => {
  const text = typed.replaceAll(invisible, '').trim();
  return isVisible(text) ? text : '';
};
