import { describe, expect, it } from 'vitest';
import { recordsOf, splitBy } from '../../../src/list/bulk/bulkActions';

const product = (id: string, status: string) => ({ id, status });
describe('actions on a selection', () => {
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
