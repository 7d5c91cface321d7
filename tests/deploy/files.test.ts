import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../scripts/securityHeaders';
import { become } from '../e2e/support/signIn';
import { story } from '../e2e/support/story';
import { deployed } from './support/deployed';

const get = (path: string, encoding = 'identity') =>
  fetch(`${process.env.E2E_ORIGIN}${path}`, { headers: { 'Accept-Encoding': encoding } });

const assets = readdirSync('dist/assets');
const asset = (pattern: RegExp): string => `/assets/${assets.find((name) => pattern.test(name))}`;
const script = asset(/^preload-.*\.js$/);

describe('nginx sends', () => {
  it.each([
    '/',
    '/config.json',
    '/icon.svg',
    script,
    '/robots.txt',
    '/assets/gone-9z.js',
    '/users-services/x',
  ])('the security headers with %s', async (path) => {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(securityHeaders(['https://cdn.example.id'])))
      expect([name, headers.get(name)]).toEqual([name, value]);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  });

  it.each([
    '/',
    '/auth',
    '/dashboard',
    '/dashboard/member-list/seller/a.b',
    '/dashboard/orders?page=2',
    '/nowhere',
  ])('the product for %s, to be asked for again', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, readFileSync('dist/index.html', 'utf8')]);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    const again = { 'If-None-Match': answer.headers.get('ETag') ?? '', 'Accept-Encoding': 'identity' };
    expect((await fetch(answer.url, { headers: again })).status).toBe(304);
  });

  it.each(['/robots.txt', '/favicon.ico', '/assets/', '/assets/gone-9z.js'])(
    '404 for %s, never the product',
    async (path) => {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('My Reborn');
      expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    },
  );

  it.each(['br', 'gzip', 'identity'])('scripts, styles and pages as %s, from the build', async (encoding) => {
    for (const path of ['/', script, asset(/\.css$/)]) {
      const answer = await get(path, encoding);
      expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('ETag')).toMatch(/^"/);
      const file = path === '/' ? 'index.html' : path;
      expect(await answer.text()).toBe(readFileSync(join('dist', file), 'utf8'));
    }
  });

  it('hashed files to be kept for a year, and config.json of the environment never to be kept', async () => {
    expect((await get(script)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const config = await get('/config.json');
    expect(config.headers.get('Cache-Control')).toBe('no-store');
    expect(await config.json()).toMatchObject({ apiHost: '' });
  });

  it('to https who asks by http', async () => {
    const answer = await fetch(`http://localhost:${deployed().ports.http}/auth?x=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, 'https://localhost/auth?x=1']);
  });
});

story('pages, scripts and calls come by HTTP/2', async ({ page }) => {
  await become(page, 'superadmin');
  await page.goto('/dashboard/member-list/seller');
  await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
  const protocols = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type).map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
    ),
  );
  expect([...new Set(protocols.filter(Boolean))]).toEqual(['h2']);
});
