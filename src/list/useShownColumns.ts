import { useListContext, useTranslateLabel } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { columnsOf, sortFieldOf } from './DataTableColumn';
import { asText } from './DataTableRow';
import { useKeptColumns } from './export/useKeptColumns';

/**
 * Returns a table's columns in the user's order (`all`) and the shown ones (`columns`).
 * @param storeKey see `useKeptColumns`
 */
export const useShownColumns = (children: ReactNode, storeKey?: string) => {
  const sortedBy = useListContext().sort.field;
  const translateLabel = useTranslateLabel();
  const { arranged, isToggled, ...kept } = useKeptColumns(storeKey);
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
      toggled: all.filter(isToggled).map(({ id }) => id),
    };
  }, [children, arranged, isToggled, sortedBy, translateLabel]);
  return { ...shown, ...kept };
};
