import type { RaRecord } from 'ra-core';
import type { FieldValues } from 'react-hook-form';

type Saved = { data: RaRecord };

/**
 * Shows a person what a save is going to change, and calls `send` when they agree.
 * @param after what is sent
 * @param before the record as the server holds it at this moment; undefined for a new one
 * @throws SaveCancelled when they do not agree; `outdated()` when it changed the record itself: the save starts again
 */
export type Review = (
  after: FieldValues,
  before: RaRecord | undefined,
  send: () => Promise<Saved>,
) => Promise<Saved>;

/** A save that the person took back: it is no fault, and the form keeps its unsaved changes. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled';
}
