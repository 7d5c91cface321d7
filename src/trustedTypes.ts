/**
 * The default Trusted Types policy. The content security policy (docs/deployment.md) lets no plain string become markup;
 * without this policy react-admin's helper text, which sets a zero-width space through innerHTML, would take the page down.
 * That one string passes, everything else goes through DOMPurify: it is fetched with the first other markup, which stays
 * empty until then.
 */

const zeroWidthSpace = '&#8203;';

type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown;
};

let sanitize: ((markup: string) => string) | null = null;

const fetchSanitizer = async (): Promise<void> => {
  const { default: purifier } = await import('dompurify');
  sanitize = (markup) => purifier.sanitize(markup);
};

/** Markup without anything that runs. */
export const safeMarkup = (markup: string): string => {
  if (markup === zeroWidthSpace) return markup;
  if (sanitize) return sanitize(markup);
  fetchSanitizer().catch(() => undefined);
  return '';
};

/** Installs the policy, once per page; browsers without Trusted Types need none. */
export const installTrustedTypes = (): void => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory & { defaultPolicy?: unknown } };
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: safeMarkup });
};
