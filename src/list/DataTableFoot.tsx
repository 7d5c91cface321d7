import type { ReactNode } from 'react';
import type { Column } from './DataTableColumn';

/** The content of the row of sums: its head, which spans the columns before the first sum, and the sums by source. */
export type TableTotals = { head: string; sums: Readonly<Record<string, ReactNode>> };

type DataTableFootProps = {
  totals: TableTotals;
  columns: readonly Column[];
  labels: readonly string[];
  hasActions: boolean;
};

/** The row of sums, sticky at the lower edge of the table. */
export const DataTableFoot = ({ totals, columns, labels, hasActions }: DataTableFootProps) => {
  const hasSum = ({ source }: Column): boolean => source !== undefined && source in totals.sums;
  const first = Math.max(columns.findIndex(hasSum), 1);
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colSpan={first}>
          {totals.head}
        </th>
        {columns.slice(first).map((column, index) => (
          <td
            key={column.id}
            role="cell"
            className={hasSum(column) ? 'is-numeric' : undefined}
            data-label={labels[first + index]}
          >
            {hasSum(column) && totals.sums[column.source ?? '']}
          </td>
        ))}
        {hasActions && <td role="cell" />}
      </tr>
    </tfoot>
  );
};
