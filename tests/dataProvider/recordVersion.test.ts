import { describe, expect, it, vi } from 'vitest';
import { ifMatch, versionOf } from '../../src/dataProvider/recordVersion';

const version = (headers: Record<string, string>, call = 'GET https://api.example.id/shops/7') =>
  versionOf({ call, headers: new Headers(headers) });

describe('the version of a record', () => {
  it('is its ETag, with who changed it and when', () =>
    expect(
      version({
        ETag: '"7f"',
        'X-Modified-By': 'Ni%E2%80%99mah',
        'Last-Modified': 'Sun, 22 Nov 2026 02:20:00 GMT',
      }),
    ).toEqual({ etag: '"7f"', changedBy: 'Ni’mah', changedAt: '2026-11-22T02:20:00.000Z' }));

  it('is unknown when the host sends no headers for it, or unreadable ones', () => {
    const unknown = { etag: null, changedBy: null, changedAt: null };
    expect(version({})).toEqual(unknown);
    expect(version({ ETag: '7f', 'X-Modified-By': '%E0', 'Last-Modified': 'kemarin' })).toEqual(unknown);
  });

  it('has no ETag when it comes weak, which the console says once per call', () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const id of ['7', '8']) {
      const { etag } = version({ ETag: 'W/"7f"' }, `GET https://api.example.id/shops/${id}`);
      expect(etag).toBeNull();
    }
    version({ ETag: 'W/"7f"' }, 'GET https://api.example.id/orders/7');
    expect(told.mock.calls).toEqual([
      ['GET /shops/:id: its ETag is weak, so saves go without If-Match'],
      ['GET /orders/:id: its ETag is weak, so saves go without If-Match'],
    ]);
  });

  it('is sent as If-Match by an update that knows it, and by no other update', () => {
    expect(ifMatch({ etag: '"7f"' })).toEqual({ 'If-Match': '"7f"' });
    expect([ifMatch({ etag: null }), ifMatch(undefined)]).toEqual([{}, {}]);
  });
});
