/** The hash of the empty string: emotion inserts an empty style element and then uses insertRule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Returns the content security policy of the built product: strict, without nonce and without 'unsafe-inline'.
 * @param pictureHosts further origins of pictures
 * @param apiHosts further origins of API calls
 */
export const contentSecurityPolicy = (pictureHosts: string[] = [], apiHosts: string[] = []): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${emptyStyle}`,
    `style-src-attr 'none'`,
    ['img-src', `'self'`, 'blob:', 'data:', ...pictureHosts].join(' '),
    // Pictures of ID cards are fetched, so that they stay out of the browser's cache
    // (dataProvider/pictures/transfer.ts).
    ['connect-src', `'self'`, ...apiHosts, ...pictureHosts].join(' '),
    `font-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default dompurify`,
  ].join('; ');

/** Returns the headers of every response of the built product; a deployment adds HSTS (docs/deployment.md). */
export const securityHeaders = (pictureHosts: string[] = []): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(pictureHosts),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
});

/**
 * Returns the Cache-Control of a file of dist: hashed files are cached for ever, all others are asked for anew. `no-store` would
 * keep a page from the cache of Back.
 */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
