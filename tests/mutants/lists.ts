import { cloneElement } from 'react';
import type * as pageWindow from '../../src/domain/format/pageWindow';
import type * as keptColumns from '../../src/list/export/useKeptColumns';
import type * as quickFilters from '../../src/list/filter/useQuickFilters';
import type * as firstRows from '../../src/list/firstRows';
import type * as moreColumns from '../../src/list/moreColumns';
import type * as pagination from '../../src/list/Pagination';
import { bugsOf, caughtBy, type Mutant } from './mutant';

const inPages = bugsOf<typeof pageWindow>('src/domain/format/pageWindow.ts');
const inMoreColumns = bugsOf<typeof moreColumns>('src/list/moreColumns.tsx');
const inKeptColumns = bugsOf<typeof keptColumns>('src/list/export/useKeptColumns.ts');
const inFirstRows = bugsOf<typeof firstRows>('src/list/firstRows.ts');
const inPagination = bugsOf<typeof pagination>('src/list/Pagination.tsx');
const inQuickFilters = bugsOf<typeof quickFilters>('src/list/filter/useQuickFilters.ts');

/** Lists: their rows, pages, columns and filters. */
export const lists: readonly Mutant[] = [
  ...caughtBy(
    'tests/domain/format/pageWindow.test.ts',
    undefined,
    inPages(
      'hasJumps',
      'pages: the jumps appear with five pages',
      (right) =>
        ({ totalPages }) =>
          right({ totalPages: totalPages + 1 }),
    ),
    inPages('pageWindow', 'pages: the window begins a page too late', (right) => (input) => {
      const window = right(input);
      return { ...window, pages: window.pages.map((page) => page + 1) };
    }),
    inPages('pageWindow', 'pages: the start index changes one page late', (right) => (input) => {
      const window = right(input);
      return { ...window, startIndex: window.currentPage > 4 ? 1 : 0 };
    }),
  ),
  ...caughtBy(
    'tests/list/moreColumns.test.tsx',
    undefined,
    inMoreColumns(
      'moreColumns',
      'columns: what an export has besides is shown at first',
      (right) => (exported) =>
        right(exported).map((column) => cloneElement(column, { hiddenAtFirst: false })),
    ),
  ),
  ...caughtBy(
    'tests/list/export/exportColumns.test.tsx',
    undefined,
    inKeptColumns(
      'useKeptColumns',
      'export: the columns of the table are in the file’s own order',
      (right) => (storeKey) => {
        const kept = right(storeKey);
        return {
          ...kept,
          arranged: (columns) => {
            const ids = columns.map(({ id }) => id);
            return kept.arranged(columns).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          },
        };
      },
    ),
  ),
  ...caughtBy(
    'tests/list/firstRows.test.tsx',
    undefined,
    inFirstRows(
      'firstRows',
      'list: it requests ten rows before it renders, whatever page size the user chose',
      (right) => (list) => right({ perPage: 10, ...list }),
    ),
    inFirstRows(
      'firstRows',
      'list: a filter in the address is not in the request before it renders',
      (right) => (list) => (view) => right(list)({ ...view, search: '' }),
    ),
  ),
  ...caughtBy(
    'tests/list/Pagination.test.tsx',
    undefined,
    inPagination(
      'Pagination',
      'pages: there is none',
      (right) => (props) => cloneElement(right(props), { hidden: true }),
    ),
  ),
  ...caughtBy(
    'tests/list/filter/quickFilters.test.tsx',
    undefined,
    inQuickFilters(
      'useQuickFilters',
      'filters: two choices in quick succession leave the second',
      () => (list) => list,
    ),
  ),
];
