import { ToneBadge } from '../../../ui/text/StateBadge';
import type { CheckedRow } from './checkedRow';
import { useImportWords } from './useImportWords';

/** The states in the order of their counts on screen. */
export const rowStates = ['ready', 'wrong', 'registered'] as const satisfies readonly CheckedRow['state'][];

const tones = { ready: 'success', wrong: 'error', registered: 'neutral' } as const;

/** The badge of a row's state; with `count`, the number of rows in that state. */
export const RowState = ({ state, count }: { state: CheckedRow['state']; count?: number }) => {
  const words = useImportWords();
  const word = words(state);
  const text = count === undefined ? word : words('count', { count, state: word.toLowerCase() });
  return <ToneBadge tone={tones[state]}>{text}</ToneBadge>;
};
