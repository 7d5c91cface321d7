import type { RaRecord } from 'ra-core';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Keeps the row of a record mounted until the returned function is called. */
type PinRow = (record: RaRecord) => () => void;

/** Provided by a table; undefined outside of a table. */
export const PinRowContext = createContext<PinRow | undefined>(undefined);

/**
 * Keeps the row of an open dialog mounted. Otherwise, a refetch that drops the record from the list would unmount the row, and
 * the text typed in the dialog would be lost.
 */
export const usePinRow = (record: RaRecord): void => {
  const hold = useContext(PinRowContext);
  useLayoutEffect(() => hold?.(record), [hold, record]);
};

/** Returns the `PinRow` of a table, and the record of the held row if it is no longer among the table's rows. */
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
