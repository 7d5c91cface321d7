import { useFieldValue } from 'ra-core';
import { groupedFigures } from '../../domain/format/rupiah';

/** A number of the record in context, with grouped digits: `<DataTable.Col source="sold" numeric field={FigureField} />`. */
export const FigureField = ({ source }: { source: string }) => (
  <span>{groupedFigures((useFieldValue({ source }) as number | null | undefined) ?? NaN)}</span>
);
