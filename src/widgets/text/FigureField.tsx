import { useFieldValue } from 'ra-core';
import { groupedFigures } from '../../format/rupiah';

/** A count of the record around us, as people write it: `<DataTable.Col source="sold" numeric field={FigureField} />`. */
export const FigureField = ({ source }: { source: string }) => {
  const value = useFieldValue({ source }) as number | null | undefined;
  return value === null || value === undefined ? '–' : groupedFigures(value);
};
