import { caughtBy, type Mutant } from './mutant';

/** Lists: their rows, pages, columns and filters. */
export const lists: readonly Mutant[] = [
  ...caughtBy('tests/format/pageWindow.test.ts', undefined, [
    {
      name: 'pages: the jumps appear with five pages',
      file: 'src/format/pageWindow.ts',
      find: '  totalPages > limits.pageWindow;',
      replace: '  totalPages >= limits.pageWindow;',
    },
    {
      name: 'pages: the window begins a page too late',
      file: 'src/format/pageWindow.ts',
      find: 'Math.min(current - 2,',
      replace: 'Math.min(current - 1,',
    },
    {
      name: 'pages: the start index changes one page late',
      file: 'src/format/pageWindow.ts',
      find: 'current >= 4 ? 1 : 0',
      replace: 'current > 4 ? 1 : 0',
    },
  ]),
  ...caughtBy('tests/widgets/list/moreColumns.test.tsx', undefined, [
    {
      name: 'columns: what an export has besides is shown at first',
      file: 'src/widgets/list/moreColumns.tsx',
      find: '        hiddenAtFirst\n',
      replace: '',
    },
  ]),
  ...caughtBy('tests/widgets/export/exportColumns.test.tsx', undefined, [
    {
      name: 'export: the columns of the table are in the file’s own order',
      file: 'src/widgets/export/useKeptColumns.ts',
      find: 'placeOf(one) - placeOf(other)',
      replace: '0',
    },
  ]),
  ...caughtBy('tests/widgets/list/ListPage.test.tsx', 'before the browser paints', [
    {
      name: 'list: its rows are requested after its first paint',
      file: 'src/widgets/list/ListPage.tsx',
      find: '  useLayoutEffect(() => void requestRows({ page }), [requestRows, page]);\n',
      replace: '',
    },
  ]),
  ...caughtBy('tests/widgets/list/requestRows.test.tsx', undefined, [
    {
      name: 'list: a change is requested only after it is rendered',
      file: 'src/widgets/list/requestRows.ts',
      find: '        if (changes.current) void request(changes.current);\n',
      replace: '',
    },
    {
      name: 'list: two changes at once are two requests',
      file: 'src/widgets/list/requestRows.ts',
      find: '      queueMicrotask(() => {\n        if (changes.current) void request(changes.current);\n        changes.current = null;\n      });\n    }\n',
      replace: '    }\n    request(change);\n',
    },
    {
      name: 'list: a new order is requested for the page that is open',
      file: 'src/widgets/list/requestRows.ts',
      find: 'page: 1, ...change',
      replace: '...change',
    },
  ]),
  ...caughtBy('tests/widgets/list/pageSizeRows.test.tsx', undefined, [
    {
      name: 'list: a new page size is rendered before its rows',
      file: 'src/widgets/list/useSetPerPage.ts',
      find: 'Promise.race([rows, ',
      replace: 'Promise.race([undefined, rows, ',
    },
    {
      name: 'list: an earlier page size replaces a later one',
      file: 'src/widgets/list/useSetPerPage.ts',
      find: 'if (latest.current === perPage) apply',
      replace: 'apply',
    },
  ]),
  ...caughtBy('tests/areas/seller/SellerList.test.tsx', 'goes back', [
    {
      name: 'list: the back button shows the changed list again',
      file: 'src/widgets/list/requestRows.ts',
      find: '    if (changes.current === null) {\n      completeAddress(list);\n',
      replace: '    if (changes.current === null) {\n',
    },
  ]),
  ...caughtBy('tests/widgets/list/DataTable.test.tsx', 'the link of a row', [
    {
      name: 'list: Ctrl and a click on the link of a row open the record here',
      file: 'src/widgets/list/useRowLink.ts',
      find: 'if (opensTab || event.shiftKey || event.altKey) return;',
      replace: '',
    },
  ]),
  ...caughtBy('tests/widgets/list/firstRows.test.tsx', undefined, [
    {
      name: 'list: it requests ten rows before it renders, whatever page size the user chose',
      file: 'src/widgets/list/firstRows.ts',
      find: 'perPage ?? store.getItem<number>(pageSizeKey(resource)) ?? limits.defaultPageSize',
      replace: 'perPage ?? limits.defaultPageSize',
    },
    {
      name: 'list: a filter in the address is not in the request before it renders',
      file: 'src/widgets/list/firstRows.ts',
      find: `search !== '' || `,
      replace: '',
    },
    {
      name: 'list: it is requested only when the app renders',
      file: 'src/App.tsx',
      find: 'openSession(id);\n};',
      replace: '{}\n};',
    },
  ]),
  ...caughtBy('tests/widgets/list/Pagination.test.tsx', undefined, [
    {
      name: 'pages: the first row of a page is counted from zero',
      file: 'src/widgets/list/Pagination.tsx',
      find: 'from: offset + 1',
      replace: 'from: offset',
    },
  ]),
  ...caughtBy('tests/widgets/filter/quickFilters.test.tsx', undefined, [
    {
      name: 'filters: a choice is forgotten when the list shows the one before it',
      file: 'src/widgets/filter/useQuickFilters.ts',
      find: 'shown === -1 ? [] : pending.current.slice(shown + 1)',
      replace: '[]',
    },
    {
      name: 'filters: two choices in quick succession leave the second',
      file: 'src/widgets/filter/useQuickFilters.ts',
      find: 'pending.current.at(-1) ?? values',
      replace: 'values',
    },
  ]),
];
