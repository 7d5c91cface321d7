import { useResourceContext, useStore, useTranslateLabel } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { columnsOf } from './DataTableColumn';
import { asText } from './DataTableRow';

const nothing: readonly string[] = [];

/**
 * The columns among a table's children, and those of them that are shown. What a person hides is kept in react-admin's
 * store under the key of react-admin's own table, and outlives the session (layout/preferences). The first column leads to
 * the record: it stays.
 */
export const useShownColumns = (children: ReactNode) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const [stored, setHidden] = useStore<readonly string[]>(`${resource}.datatable`, nothing);
  return useMemo(() => {
    const names: readonly unknown[] = Array.isArray(stored) ? stored : nothing;
    const all = columnsOf(children).map((column) => ({
      ...column,
      label: asText(translateLabel({ source: column.source, label: column.label })),
    }));
    const columns = all.filter(({ id }, index) => index === 0 || !names.includes(id));
    return {
      all,
      columns,
      labels: columns.map(({ label }) => label),
      hidden: all.filter((column) => !columns.includes(column)).map(({ id }) => id),
      setHidden,
    };
  }, [children, stored, setHidden, translateLabel]);
};
