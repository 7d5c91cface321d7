import { useFieldValue } from 'ra-core';
import { StateBadge } from './StateBadge';

/** A field of the record in context as a state: `<DataTable.Col source="status" field={StateField} />`. */
export const StateField = ({ source }: { source: string }) => (
  <StateBadge state={String(useFieldValue({ source }))} />
);
