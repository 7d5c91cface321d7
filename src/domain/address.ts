/** URL parsers treat `.` and `..` as path steps, even if they are escaped. */
export const isAddressable = (id: string): boolean => !['', '.', '..'].includes(id);

/** `URL.canParse` and `URL.parse` are younger than our oldest browsers. */
export const parseUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};

/** A page of the product: an address without an origin. A second slash would name another host. */
const internal = /^\/(?![/\\])[^\s\\]*$/;

/** For buyers: https with a host, or a path of our own. */
export const isLinkAddress = (text: string): boolean => {
  if (internal.test(text)) return true;
  const address = /^https:\/\/[^\s\\]+$/i.test(text) ? parseUrl(text) : null;
  return address?.protocol === 'https:' && address.hostname.includes('.') && address.username === '';
};
