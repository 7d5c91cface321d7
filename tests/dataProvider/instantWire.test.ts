import { describe, expect, it } from 'vitest';
import { shownInstant, shownInstantOrNull } from '../../src/dataProvider/instantWire';
import { writtenInstant } from '../../src/domain/format/wibTime';

describe('a time is read', () => {
  it.each([
    ['2026-11-20T09:05:00+07:00'],
    ['2026-11-20T02:05:00.000Z'],
    ['2026-11-20 02:05:00.000 +00:00'],
    ['2026-11-20 02:05:00Z'],
    ['2026-11-20 09:05:00+07'],
    ['2026-11-20 09:05:00.123456 +0700'],
  ])('from %s', (text) => expect(writtenInstant(shownInstant.parse(text))).toBe('20 Nov 2026, 09.05 WIB'));

  it.each(['2026-11-20 09:05:00', '20-11-2026 09:05 +07:00', 1763604300, null])(
    'never from %s, which does not say when it is',
    (value) => expect(writtenInstant(shownInstant.parse(value))).toBe(''),
  );

  it('as null where there is none', () => expect(shownInstantOrNull.parse('')).toBeNull());
});
