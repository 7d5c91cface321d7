import { cloneElement } from 'react';
import type * as columns from '../../src/list/columns';
import type * as pagination from '../../src/list/Pagination';
import type * as listState from '../../src/list/useListState';
import { bugsOf, caughtBy } from './mutant';

const inPagination = bugsOf<typeof pagination>('src/list/Pagination.tsx');
const inColumns = bugsOf<typeof columns>('src/list/columns.ts');
const inListState = bugsOf<typeof listState>('src/list/useListState.ts');

/** Lists: their rows, pages, columns and filters. */
export const lists = caughtBy({
  'tests/list/pageWindow.test.ts': [
    inPagination('hasJumps', {
      'pages: the jumps appear with five pages':
        (right) =>
        ({ totalPages }) =>
          right({ totalPages: totalPages + 1 }),
    }),
    inPagination('pageWindow', {
      'pages: the window begins a page too late': (right) => (input) => {
        const window = right(input);
        return { ...window, pages: window.pages.map((page) => page + 1) };
      },
      'pages: the start index changes one page late': (right) => (input) => {
        const window = right(input);
        return { ...window, startIndex: window.currentPage > 4 ? 1 : 0 };
      },
    }),
  ],
  'tests/list/ColumnChoice.test.tsx': [
    inColumns('useListColumns', {
      'columns: what is hidden at first is shown': (right) => (own) =>
        right(own).map((column) => ({ ...column, isHidden: false })),
    }),
  ],
  'tests/list/export/exportColumns.test.tsx': [
    inColumns('useColumnChoice', {
      'export: the columns of the table are in the file’s own order': (right) => (columns, storePrefix) => {
        const choice = right(columns, storePrefix);
        const ids = columns.map(({ id }) => id);
        return {
          ...choice,
          columns: choice.columns.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
        };
      },
    }),
  ],
  'tests/list/openedList.test.tsx': [
    inListState('useListState', {
      'list: it requests ten rows, whatever page size the user chose': (right) => (options) =>
        right({ ...options, perPage: 10 }),
    }),
  ],
  'tests/list/Pagination.test.tsx': [
    inPagination('Pagination', {
      'pages: there is none': (right) => (props) => cloneElement(right(props), { hidden: true }),
    }),
  ],
  'tests/record/queue/waitingTab.test.tsx': [
    inListState('useListState', {
      'list: the queue has the order of the other tabs': (right) => (options) =>
        right({ ...options, usualOrder: { sort: options.usualOrder.sort } }),
    }),
  ],
});
