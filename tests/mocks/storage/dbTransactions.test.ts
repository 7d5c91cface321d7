import { describe, expect, it } from 'vitest';
import { createTable } from '../../../mocks/storage/table';
import { fillable } from './fillable';

type Banner = { id: string; title: string };

const seeded = [
  { id: '1', title: 'Satu' },
  { id: '2', title: 'Dua' },
];

const setUp = ({ isFull = false } = {}) => {
  const { disk, lines, transactions } = fillable([], isFull);
  const table = (name: string) =>
    createTable<Banner>(name, () => seeded.map((banner) => ({ ...banner })), transactions);
  return { disk, lines, run: transactions.run, banners: table('banners'), others: table('others') };
};

describe('a transaction', () => {
  it('is one entry of the journal, over all its tables', () => {
    const { lines, run, banners, others } = setUp();
    run(() => {
      banners.put({ id: '1', title: 'Baru' });
      others.remove('2');
    });
    expect(lines).toEqual([
      [
        { table: 'banners', id: '1', record: { id: '1', title: 'Baru' } },
        { table: 'others', id: '2', record: null },
      ],
    ]);
    expect(banners.get('1')).toEqual({ id: '1', title: 'Baru' });
    expect(others.all()).toEqual([{ id: '1', title: 'Satu' }]);
  });

  it('reads its own writes before they are kept', () => {
    const { run, banners } = setUp();
    run(() => {
      banners.put({ id: '3', title: 'Tiga' });
      banners.remove('1');
      expect(banners.get('1')).toBeUndefined();
      expect(banners.all().map(({ id }) => id)).toEqual(['2', '3']);
    });
  });

  it('changes nothing when the journal has no room for it, and everything when it has room again', () => {
    const { disk, run, banners, others } = setUp({ isFull: true });
    const write = () =>
      run(() => {
        banners.remove('1');
        others.put({ id: '2', title: 'Baru' });
      });
    expect(write).toThrow('full');
    expect([banners.all(), others.all()]).toEqual([seeded, seeded]);
    disk.isFull = false;
    write();
    expect(banners.all()).toEqual([{ id: '2', title: 'Dua' }]);
    expect(others.get('2')).toEqual({ id: '2', title: 'Baru' });
  });

  it('changes nothing when it fails in the middle', () => {
    const { lines, run, banners } = setUp();
    expect(() =>
      run(() => {
        banners.put({ id: '1', title: 'Baru' });
        throw new Error('in the middle');
      }),
    ).toThrow('in the middle');
    expect([banners.all(), lines]).toEqual([seeded, []]);
  });

  it('announces the old values when it fails, so that no figure keeps its writes', () => {
    const { run, banners } = setUp({ isFull: true });
    const seen: (string | undefined)[] = [];
    banners.onChange((id) => seen.push(banners.get(id ?? '')?.title));
    expect(() => run(() => banners.put({ id: '1', title: 'Baru' }))).toThrow('full');
    expect(seen).toEqual(['Baru', 'Satu']);
  });

  it('inside another transaction is a part of that transaction', () => {
    const { lines, run, banners, others } = setUp();
    run(() => {
      banners.remove('1');
      run(() => others.remove('1'));
    });
    expect(lines).toHaveLength(1);
  });

  it('without a write adds no entry, and a single write is a transaction too', () => {
    const { lines, run, banners } = setUp();
    run(() => banners.all());
    expect(lines).toEqual([]);
    banners.remove('1');
    expect(lines).toEqual([[{ table: 'banners', id: '1', record: null }]]);
  });
});
