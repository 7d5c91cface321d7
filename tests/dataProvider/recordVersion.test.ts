import { describe, expect, it } from 'vitest';
import { ifMatch, versionOf } from '../../src/dataProvider/recordVersion';

const version = (headers: Record<string, string>) => versionOf(new Headers(headers));

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
    expect(version({ ETag: 'W/"7f"', 'X-Modified-By': '%E0', 'Last-Modified': 'kemarin' })).toEqual(unknown);
  });

  it('is sent as If-Match by an update that knows it, and by no other update', () => {
    expect(ifMatch({ etag: '"7f"' })).toEqual({ 'If-Match': '"7f"' });
    expect([ifMatch({ etag: null }), ifMatch(undefined)]).toEqual([{}, {}]);
  });
});
