import { useFieldValue } from 'ra-core';
import { Money } from './Money';

/** A field of the record in context as money: `<DataTable.Col source="total" numeric field={MoneyField} />`. */
export const MoneyField = ({ source }: { source: string }) => (
  <Money value={useFieldValue({ source }) as number | null | undefined} />
);
