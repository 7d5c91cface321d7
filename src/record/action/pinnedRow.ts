import type { RaRecord } from 'ra-core';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Keeps a row mounted until the returned function is called. */
type PinRow = (record: RaRecord) => () => void;

/** Undefined outside a table. */
export const PinRowContext = createContext<PinRow | undefined>(undefined);

/** A refetch that drops the record from the list would unmount its row, with the text that was typed in the row's dialog. */
export const usePinRow = (record: RaRecord): void => {
  const hold = useContext(PinRowContext);
  useLayoutEffect(() => hold?.(record), [hold, record]);
};

/** `pinnedRow` is the held one if it is no longer among the rows. */
export const usePinnedRow = (
  rows: readonly RaRecord[],
): { hold: PinRow; pinnedRow: RaRecord | undefined } => {
  const [held, setHeld] = useState<RaRecord>();
  const hold = useCallback((record: RaRecord) => {
    setHeld(record);
    return () => setHeld(undefined);
  }, []);
  return { hold, pinnedRow: held && !rows.some(({ id }) => id === held.id) ? held : undefined };
};
