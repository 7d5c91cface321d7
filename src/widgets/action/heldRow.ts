import type { RaRecord } from 'ra-core';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Keeps the row of a record mounted until the function that it answers with is called. */
type HoldRow = (record: RaRecord) => () => void;

/** Provided by a table; without one there is no row to keep. */
export const HoldRowContext = createContext<HoldRow | undefined>(undefined);

/**
 * For a dialog that a row has opened: the list may be read again meanwhile, and the row may have left it. The row stays
 * mounted as long as its dialog, and so does what was typed.
 */
export const useHoldRow = (record: RaRecord): void => {
  const hold = useContext(HoldRowContext);
  useLayoutEffect(() => hold?.(record), [hold, record]);
};

/** For a table: what its dialogs hold, and the record of a held row that is not among its rows any more. */
export const useHeldRow = (rows: readonly RaRecord[]): { hold: HoldRow; goneRow: RaRecord | undefined } => {
  const [held, setHeld] = useState<RaRecord>();
  const hold = useCallback((record: RaRecord) => {
    setHeld(record);
    return () => setHeld(undefined);
  }, []);
  return { hold, goneRow: held && !rows.some(({ id }) => id === held.id) ? held : undefined };
};
