import { cloneElement } from 'react';
import type * as columns from '../../src/list/columns';
import type * as columnChoice from '../../src/list/columns';
import type * as pageWindow from '../../src/list/Pagination';
import type * as pagination from '../../src/list/Pagination';
import type * as listState from '../../src/list/useListState';
import { bugsOf, caughtBy, type Mutant } from './mutant';

const inPages = bugsOf<typeof pageWindow>('src/list/Pagination.tsx');
const inColumns = bugsOf<typeof columns>('src/list/columns.ts');
const inColumnChoice = bugsOf<typeof columnChoice>('src/list/columns.ts');
const inListState = bugsOf<typeof listState>('src/list/useListState.ts');
const inPagination = bugsOf<typeof pagination>('src/list/Pagination.tsx');

/** Lists: their rows, pages, columns and filters. */
export const lists: readonly Mutant[] = [
  ...caughtBy(
    'tests/list/pageWindow.test.ts',
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
    inColumns(
      'useListColumns',
      'columns: what is hidden at first is shown',
      (right) => (own) => right(own).map((column) => ({ ...column, isHidden: false })),
    ),
  ),
  ...caughtBy(
    'tests/list/export/exportColumns.test.tsx',
    undefined,
    inColumnChoice(
      'useColumnChoice',
      'export: the columns of the table are in the file’s own order',
      (right) => (storeKey) => {
        const choice = right(storeKey);
        return {
          ...choice,
          arranged: (columns) => {
            const ids = columns.map(({ id }) => id);
            return choice.arranged(columns).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          },
        };
      },
    ),
  ),
  ...caughtBy(
    'tests/list/openedList.test.tsx',
    undefined,
    inListState(
      'useListState',
      'list: it requests ten rows, whatever page size the user chose',
      (right) => (options) => right({ perPage: 10, ...options }),
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
    'tests/list/filter/StatusTabs.test.tsx',
    undefined,
    inListState(
      'useListState',
      'list: the queue has the order of the other tabs',
      (right) => (options) => right({ ...options, order: { sort: options.order.sort } }),
    ),
  ),
];
