/**
 * The content security policy (docs/deployment.md) refuses plain strings as markup, but react-admin's helper text sets a
 * zero-width space through innerHTML. That string passes; other markup goes through DOMPurify, which is downloaded with the
 * first such markup.
 */

const zeroWidthSpace = '&#8203;';

type Rules = {
  createHTML: (markup: string) => string;
  createScriptURL: (address: string) => string | null;
};

type PolicyFactory = {
  createPolicy: (name: string, rules: Rules) => unknown;
};

let sanitize: ((markup: string) => string) | null = null;

const fetchSanitizer = async (): Promise<void> => {
  const { default: purifier } = await import('dompurify');
  sanitize = (markup) => purifier.sanitize(markup);
};

/** '' until DOMPurify is downloaded. */
export const safeMarkup = (markup: string): string => {
  if (markup === zeroWidthSpace) return markup;
  if (sanitize) return sanitize(markup);
  fetchSanitizer().catch(() => undefined);
  return '';
};

/** A worker that the build wrote beside this file passes; pictures of sellers may come from the same origin. */
export const ownScript = (address: string): string | null => {
  const own = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);
  const { href } = new URL(address, document.baseURI);
  return href.startsWith(own) ? href : null;
};

/** Once per page. Browsers without Trusted Types need none. */
export const installTrustedTypes = (): void => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory & { defaultPolicy?: unknown } };
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: safeMarkup, createScriptURL: ownScript });
};
