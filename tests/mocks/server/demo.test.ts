import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { regionFetch } from '../../../mocks/regions/regionFetch';
import { regionFiles } from '../../../mocks/regions/regionFiles';
import { regionFilesOfDemo } from '../../../mocks/server/demo';

const files = regionFilesOfDemo();
const asked: string[] = [];

/** A static host: it answers with a file if it has one, and with the page for all other addresses. */
const host = setupServer(
  http.get('http://localhost/demo/regions/:file', ({ params }) => {
    const name = String(params.file).replace(/\.json$/, '');
    asked.push(name);
    const file = files.get(name);
    return file ? HttpResponse.json(file) : HttpResponse.html('<!doctype html>');
  }),
);
beforeAll(() => host.listen({ onUnhandledRequest: 'error' }));
afterEach(() => host.resetHandlers());
afterAll(() => host.close());

describe('the regions of a static demo', () => {
  it('are the same as those of the server, and need only a few files', async () => {
    const [fetched, read] = [regionFetch('http://localhost/demo/regions'), regionFiles()];
    for (const [level, parent] of [
      ['province', ''],
      ['city', '32'],
      ['district', '32.73'],
      ['district', '32.04'],
      ['village', '32.73.02'],
      ['village', '32.73.20'],
    ] as const)
      expect(await fetched.below(level, parent)).toEqual(await read.below(level, parent));
    expect(asked).toEqual(['provinces', '32', '32.73']);
    expect(await fetched.below('city', '99')).toEqual([]);
  });

  it.each([
    ['the connection was lost', () => HttpResponse.error()],
    ['the host failed', () => HttpResponse.text('Bad Gateway', { status: 502 })],
  ])('are there at the next request after %s', async (_, failure) => {
    const regions = regionFetch('http://localhost/demo/regions');
    host.use(http.get('http://localhost/demo/regions/:file', failure, { once: true }));
    await expect(regions.below('province', '')).rejects.toThrow();
    expect(await regions.below('province', '')).toHaveLength(38);
  });

  it('are one file for the provinces, one per province, one per city, none larger than 80 KB', () => {
    expect(files.size).toBe(1 + 38 + 514);
    const sizes = [...files.values()].map((file) => JSON.stringify(file).length);
    expect(Math.max(...sizes)).toBeLessThan(80_000);
  });
});
