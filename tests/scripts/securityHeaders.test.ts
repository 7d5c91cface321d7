import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, contentSecurityPolicy, securityHeaders } from '../../scripts/securityHeaders';

describe('the security headers, as a whole', () => {
  it('are these, and no others', () => {
    expect(securityHeaders()).toEqual({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
        "style-src-attr 'none'; img-src 'self' blob: data:; connect-src 'self'; font-src 'self'; worker-src 'self'; " +
        "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default dompurify",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
        'microphone=(), midi=(), payment=(), usb=()',
    });
  });

  it('let pictures come from their hosts, and calls go to the API', () => {
    const policy = contentSecurityPolicy(['https://cdn.example.com'], ['https://api.example.com']).split(
      '; ',
    );
    expect(policy).toContain("img-src 'self' blob: data: https://cdn.example.com");
    // Pictures of ID cards are fetched.
    expect(policy).toContain("connect-src 'self' https://api.example.com https://cdn.example.com");
    expect(policy.filter((part) => part.includes('example.com'))).toHaveLength(2);
  });

  it('let caches keep only hashed files', () => {
    expect(cacheControl('/assets/main-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControl('/index.html')).toBe('no-cache');
  });

  it('are those of docs/deployment.md, which adds HSTS', () => {
    const document = readFileSync('docs/deployment.md', 'utf8');
    const lines = [...document.matchAll(/^add_header ([\w-]+) "?(.*?)"? always;$/gm)];
    expect(Object.fromEntries(lines.map(([, name, value]) => [name, value]))).toEqual({
      ...securityHeaders(['https://cdn.example.id']),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    });
  });
});
