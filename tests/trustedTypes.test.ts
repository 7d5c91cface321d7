import { afterEach, describe, expect, it, vi } from 'vitest';
import { installTrustedTypes, ownScript, safeMarkup } from '../src/trustedTypes';

describe('the default Trusted Types policy', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('passes the zero-width space of react-admin as it is', () => {
    expect(safeMarkup('&#8203;')).toBe('&#8203;');
  });

  it('shows other markup once DOMPurify has come, which it asks for by itself', async () => {
    safeMarkup('<b>tebal</b>');
    await vi.waitFor(() => expect(safeMarkup('<b>tebal</b>')).toBe('<b>tebal</b>'));
  });

  it.each([
    ['<img src=x onerror=alert(1)>', /onerror/],
    ['<script>alert(1)</script>', /script/],
    ['<a href="javascript:alert(1)">x</a>', /javascript/],
    ['<svg><use href="data:text/html,x"/></svg>', /data:/],
  ])('takes what runs out of %s', async (markup, dangerous) => {
    await vi.waitFor(() => expect(safeMarkup('<b>')).not.toBe(''));
    expect(safeMarkup(markup)).not.toMatch(dangerous);
  });

  it('passes a script beside this one, and no other address', () => {
    const src = import.meta.url.replace('tests/trustedTypes.test.ts', 'src/');
    const own = `${src}areas/seller/import/reader-1234567.js`;
    expect(ownScript(own)).toBe(own);
    expect(ownScript('https://evil.example/src/x.js')).toBeNull();
    expect(ownScript('/uploads/photo.jpg')).toBeNull();
    expect(ownScript(`${src}../tests/x.js`)).toBeNull();
    expect(ownScript('data:text/javascript,alert(1)')).toBeNull();
    expect(ownScript('blob:http://localhost/1')).toBeNull();
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
