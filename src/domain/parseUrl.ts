/** `URL.canParse` and `URL.parse` are younger than our oldest browsers. */
export const parseUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
