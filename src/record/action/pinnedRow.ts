import type { RaRecord } from 'ra-core';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Keeps a row mounted until the returned function is called. */
type PinRow = (record: RaRecord) => () => void;

/** Undefined outside a table. */
export const PinRowContext = createContext<PinRow | undefined>(undefined);

/** A refetch that drops the record from the list would unmount its row, with the text that was typed in the row's dialog. */
export const usePinRow = (record: RaRecord): void => {
  const pin = useContext(PinRowContext);
  useLayoutEffect(() => pin?.(record), [pin, record]);
};

/** `pinnedRow` is the pinned one if it is no longer among the rows. */
export const usePinnedRow = (rows: readonly RaRecord[]): { pin: PinRow; pinnedRow: RaRecord | undefined } => {
  const [pinned, setPinned] = useState<RaRecord>();
  const pin = useCallback((record: RaRecord) => {
    setPinned(record);
    return () => setPinned(undefined);
  }, []);
  return { pin, pinnedRow: pinned && !rows.some(({ id }) => id === pinned.id) ? pinned : undefined };
};
