import { useListContext, useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { lineIcon } from '../ui/lineIcon';
import { isNumeric, sortFieldOf, type TableColumn } from './columns';
import { SelectHead } from './Selection';

const arrows = { ascending: 'm4 10 4-4 4 4', descending: 'm4 6 4 4 4-4', none: 'm5 6 3-3 3 3M5 10l3 3 3-3' };

type DataTableHeadProps = {
  columns: readonly TableColumn[];
  hasActions: boolean;
  selection: ComponentProps<typeof SelectHead> | undefined;
};

/** `aria-sort` gives the order of the shown values. */
export const DataTableHead = ({ columns, hasActions, selection }: DataTableHeadProps) => {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && <SelectHead {...selection} />}
        {columns.map((column) => {
          const field = sortFieldOf(column);
          const isSorted = sort.field === field;
          const isAscending = (sort.order === 'ASC') !== (column.isReversed ?? false);
          const opposite = sort.order === 'ASC' ? 'DESC' : 'ASC';
          const next = isSorted ? opposite : (column.sortByOrder ?? 'ASC');
          const order = !isSorted ? 'none' : isAscending ? 'ascending' : 'descending';
          return (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              className={isNumeric(column) ? 'is-numeric' : undefined}
              aria-sort={isSorted ? order : undefined}
            >
              {field === undefined ? (
                column.label
              ) : (
                <button
                  type="button"
                  className="data-table-sort row ring-close"
                  onClick={() => setSort({ field, order: next })}
                >
                  <span>{column.label}</span>
                  {lineIcon(arrows[order], 16, { width: 16, height: 16 })}
                </button>
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" role="columnheader" className="is-actions">
            {translate('list.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
};

/** `head` spans the columns before the first sum; the sums are by source. */
export type TableTotals = { head: string; sums: Readonly<Record<string, ReactNode>> };

type DataTableFootProps = { totals: TableTotals; columns: readonly TableColumn[]; hasActions: boolean };

export const DataTableFoot = ({ totals, columns, hasActions }: DataTableFootProps) => {
  const hasSum = ({ source }: TableColumn): boolean => source in totals.sums;
  const first = Math.max(columns.findIndex(hasSum), 1);
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colSpan={first}>
          {totals.head}
        </th>
        {columns.slice(first).map((column) => (
          <td
            key={column.id}
            role="cell"
            className={hasSum(column) ? 'is-numeric' : undefined}
            data-label={column.label}
          >
            {hasSum(column) && totals.sums[column.source]}
          </td>
        ))}
        {hasActions && <td role="cell" />}
      </tr>
    </tfoot>
  );
};
