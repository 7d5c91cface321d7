import { expect, it } from 'vitest';
import { bannerState } from '../../../src/areas/banner-information/bannerWire';

const now = Date.parse('2026-11-20T09:00:00+07:00');
const [before, after] = ['2026-11-19T09:00:00+07:00', '2026-11-21T09:00:00+07:00'];
const here = '2026-11-20T09:00:00+07:00';

it.each([
  ['DRAF', null, null, true],
  ['DRAF', null, null, false],
  ['TERJADWAL', after, null, true],
  ['TAYANG', before, null, true],
  ['TAYANG', here, after, true],
  ['BERAKHIR', before, here, true],
  ['BERAKHIR', here, here, true],
  ['NONAKTIF', before, after, false],
  ['NONAKTIF', after, null, false],
] as const)('a banner is %s from %s until %s, switch %s', (state, start_at, end_at, is_active) => {
  expect(bannerState({ start_at, end_at, is_active }, now)).toBe(state);
});

it.each([
  ['2026-11-19T23:59:59.999+07:00', 'TERJADWAL'],
  ['2026-11-19T17:00:00Z', 'TAYANG'],
  ['2026-11-20T16:59:59.999Z', 'TAYANG'],
  ['2026-11-21T00:00:00+07:00', 'BERAKHIR'],
])('at %s, a banner for 20 November in WIB is %s', (moment, state) => {
  const period = { start_at: '2026-11-20T00:00:00+07:00', end_at: '2026-11-21T00:00:00+07:00' };
  expect(bannerState({ ...period, is_active: true }, Date.parse(moment))).toBe(state);
});
