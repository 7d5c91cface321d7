import type { HistoryEntry } from '../../src/dataProvider/historyWire';
import { instant } from './clock';

/** The steps of a record's life, oldest first, and its state now. */
type History = {
  entries: HistoryEntry[];
  /** Adds a step, unless it lies after the present. */
  step: (action: string, to: string, time: number, actor: string, reason?: string) => void;
};

/** An empty history that takes steps until `now`; the first has no state to come from. */
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

/** The first step that led to `state`. */
export const stepTo = (history: readonly HistoryEntry[], state: string): HistoryEntry | undefined =>
  history.find(({ to }) => to === state);
