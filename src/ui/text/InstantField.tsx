import { useFieldValue } from 'ra-core';
import { Instant } from './Instant';

/** A field of the record in context as an instant: `<DataTable.Col source="created_at" field={InstantField} />`. */
export const InstantField = ({ source }: { source: string }) => (
  <Instant value={useFieldValue({ source }) as string | null | undefined} />
);
