import { afterEach, describe, expect, it, vi } from 'vitest';
import { installTrustedTypes, safeMarkup } from '../src/trustedTypes';

describe('the default Trusted Types policy', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('passes the zero-width space of react-admin as it is', () => {
    expect(safeMarkup('&#8203;')).toBe('&#8203;');
  });

  it.each([
    ['<img src=x onerror=alert(1)>', /onerror/],
    ['<script>alert(1)</script>', /script/],
    ['<a href="javascript:alert(1)">x</a>', /javascript/],
    ['<svg><use href="data:text/html,x"/></svg>', /data:/],
  ])('takes what runs out of %s', (markup, dangerous) => {
    expect(safeMarkup(markup)).not.toMatch(dangerous);
  });

  it('is installed once, and only where the browser knows Trusted Types', () => {
    installTrustedTypes();
    const names: string[] = [];
    const trustedTypes = {
      defaultPolicy: null as unknown,
      createPolicy: (name: string) => (trustedTypes.defaultPolicy = names.push(name)),
    };
    vi.stubGlobal('trustedTypes', trustedTypes);
    installTrustedTypes();
    installTrustedTypes();
    expect(names).toEqual(['default']);
  });
});
