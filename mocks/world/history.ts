import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import { instant } from './clock';

/** The history of a record, oldest entry first; the last entry has its current state. */
type History = {
  entries: HistoryEntry[];
  /** Adds a step, unless it lies in the future. */
  step: (action: string, to: string, time: number, actor: string, reason?: string) => void;
};

/** Creates an empty history that accepts steps until `now`; its first step has an empty `from`. */
export const historyUntil = (now: number): History => {
  const entries: HistoryEntry[] = [];
  return {
    entries,
    step: (action, to, time, actor, reason) => {
      if (time > now) return;
      const from = entries.at(-1)?.to ?? '';
      entries.push({ action, from, to, actor, at: instant(time), ...(reason !== undefined && { reason }) });
    },
  };
};

/** Finds the first step to `state`. */
export const stepTo = (history: readonly HistoryEntry[], state: string): HistoryEntry | undefined =>
  history.find(({ to }) => to === state);
