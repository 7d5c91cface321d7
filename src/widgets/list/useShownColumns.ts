import { useListContext, useTranslateLabel } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { useKeptColumns } from '../export/useKeptColumns';
import { columnsOf, sortFieldOf } from './DataTableColumn';
import { asText } from './DataTableRow';

/**
 * The columns among a table's children as the person arranged them, and those of them that are shown.
 * @param storeKey as of `useKeptColumns`
 */
export const useShownColumns = (children: ReactNode, storeKey?: string) => {
  const sortedBy = useListContext().sort.field;
  const translateLabel = useTranslateLabel();
  const { arranged, isTurned, ...kept } = useKeptColumns(storeKey);
  const shown = useMemo(() => {
    const all = arranged(
      columnsOf(children).map((column) => ({
        ...column,
        detail: column.detail === true && sortFieldOf(column) !== sortedBy,
        label: asText(translateLabel({ source: column.source, label: column.label })),
      })),
    );
    const columns = all.filter(({ isShown }) => isShown);
    return {
      all,
      columns,
      labels: columns.map(({ label }) => label),
      turned: all.filter(isTurned).map(({ id }) => id),
    };
  }, [children, arranged, isTurned, sortedBy, translateLabel]);
  return { ...shown, ...kept };
};
