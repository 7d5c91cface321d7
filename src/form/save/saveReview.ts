import type { RaRecord } from 'ra-core';
import type { FieldValues } from 'react-hook-form';

type Saved = { data: RaRecord };

/**
 * Shows the user the changes of a save and calls `send` after a confirmation.
 * @param after the request body
 * @param before the current record on the server; undefined for a new record
 * @throws SaveCancelled if the user cancels; `outdated()` if the review itself changed the record, to restart the save
 */
export type Review = (
  after: FieldValues,
  before: RaRecord | undefined,
  send: () => Promise<Saved>,
) => Promise<Saved>;

/** Thrown if the user cancels a save. It is not reported as an error, and the form keeps its unsaved changes. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled';
}
