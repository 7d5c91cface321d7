/**
 * The default Trusted Types policy. The content security policy (docs/deployment.md) refuses plain strings as markup.
 * Without this policy, react-admin's helper text, which sets a zero-width space through innerHTML, would break the page.
 * That string passes unchanged; all other markup goes through DOMPurify. DOMPurify is downloaded with the first such
 * markup, which is left empty. Scripts of our own build pass, which are those of workers.
 */

const zeroWidthSpace = '&#8203;';

type Rules = {
  createHTML: (markup: string) => string;
  /** Returns null for an address that may not run. */
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

/** Removes everything executable from markup; returns '' until DOMPurify is downloaded. */
export const safeMarkup = (markup: string): string => {
  if (markup === zeroWidthSpace) return markup;
  if (sanitize) return sanitize(markup);
  fetchSanitizer().catch(() => undefined);
  return '';
};

/** Passes the address of a script that the build wrote beside this one; pictures of sellers may come from the same origin. */
export const ownScript = (address: string): string | null => {
  const own = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);
  const { href } = new URL(address, document.baseURI);
  return href.startsWith(own) ? href : null;
};

/** Installs the policy once per page. Browsers without Trusted Types need none. */
export const installTrustedTypes = (): void => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory & { defaultPolicy?: unknown } };
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: safeMarkup, createScriptURL: ownScript });
};
