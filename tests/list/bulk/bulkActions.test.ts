import { describe, expect, it } from 'vitest';
import { offeredActions, recordsOf, splitBy } from '../../../src/list/bulk/bulkActions';

const product = (id: string, status: string) => ({ id, status });
const actions = {
  transitions: {
    approve: { from: ['DITINJAU'], to: 'TAYANG' },
    block: { from: ['TAYANG'], to: 'DIBLOKIR', reason: true },
    unblock: { from: ['DIBLOKIR'], to: 'TAYANG' },
  },
};

describe('actions on a selection', () => {
  it.each([
    ['', ''],
    ['DITINJAU', 'approve'],
    ['DITOLAK', ''],
    ['TAYANG DITINJAU', 'approve block'],
    ['DIBLOKIR DIBLOKIR DITOLAK', 'unblock'],
  ])('of the states “%s” are “%s”', (states, expected) => {
    const records = states
      .split(' ')
      .filter(Boolean)
      .map((state, index) => product(`p${index}`, state));
    expect(offeredActions(actions, records).join(' ')).toBe(expected);
  });

  it('apply to the records whose state allows them, and skip the others', () => {
    const [a, b, c] = [product('a', 'TAYANG'), product('b', 'DITINJAU'), product('c', 'TAYANG')];
    expect(splitBy(actions, 'block', [a, b, c])).toEqual({ allowed: [a, c], skipped: [b] });
  });

  it('use stateOf of the area if a record has no status field', () => {
    const seller = { id: 's', is_active: false };
    const ofSellers = {
      transitions: { activate: { from: ['TIDAK_AKTIF'], to: 'AKTIF' } },
      stateOf: (record: { id: unknown; is_active?: unknown }) => (record.is_active ? 'AKTIF' : 'TIDAK_AKTIF'),
    };
    expect(splitBy(ofSellers, 'activate', [seller]).allowed).toEqual([seller]);
  });

  it('use the latest version of each record that was found, in the order of the selection', () => {
    const records = [product('a', 'DITINJAU'), product('b', 'TAYANG'), product('a', 'TAYANG')];
    expect(recordsOf(['b', 'a', 'gone'], records)).toEqual([product('b', 'TAYANG'), product('a', 'TAYANG')]);
  });
});
