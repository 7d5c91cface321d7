import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import type { ComponentProps } from 'react';
import { isNumeric, type ListColumn, sortFieldOf } from './columns';
import { SelectHead } from './Selection';

const arrows = { ascending: 'm4 10 4-4 4 4', descending: 'm4 6 4 4 4-4', none: 'm5 6 3-3 3 3M5 10l3 3 3-3' };

type DataTableHeadProps = {
  columns: readonly ListColumn[];
  hasActions: boolean;
  /** Undefined if rows cannot be selected. */
  selection: ComponentProps<typeof SelectHead> | undefined;
};

/** The column heads. A column that the server can sort has a button; aria-sort gives the current order of the shown values. */
export const DataTableHead = ({ columns, hasActions, selection }: DataTableHeadProps) => {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();

  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && <SelectHead {...selection} />}
        {columns.map((column) => {
          const label = translateLabel({ source: column.source, label: column.label });
          const field = sortFieldOf(column);
          const isSorted = field !== undefined && sort.field === field;
          const isAscending = (sort.order === 'ASC') !== (column.isReversed ?? false);
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
                label
              ) : (
                <button
                  type="button"
                  className="data-table-sort row ring-close"
                  onClick={() =>
                    setSort({
                      field,
                      order: isSorted
                        ? sort.order === 'ASC'
                          ? 'DESC'
                          : 'ASC'
                        : (column.sortByOrder ?? 'ASC'),
                    })
                  }
                >
                  <span>{label}</span>
                  <svg className="line-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d={arrows[order]} />
                  </svg>
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
