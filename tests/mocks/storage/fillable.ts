import { transactionsOf } from '../../../mocks/storage/dbTransactions';
import type { Change } from '../../../mocks/storage/journal';

/** A value as the journal gives it back. */
export const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Transactions on a disk that may be full, and the lines of their journal. */
export const fillable = (earlier: readonly Change[] = [], isFull = false) => {
  const disk = { isFull };
  const lines: Change[][] = [];
  const transactions = transactionsOf({
    changes: () => [...earlier, ...lines.flat()],
    append: (changes) => {
      if (disk.isFull) throw new Error('full');
      lines.push(stored([...changes]));
    },
  });
  return { disk, lines, transactions };
};
