import { ListContextProvider, type ListControllerResult, type RaRecord, useListContext } from 'ra-core';
import { useMemo } from 'react';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { ListSearchContext, useNarrowedRows } from '../../list/filter/listSearch';
import { Reorderable } from '../../list/reorder/Reorderable';
import { OrderField } from '../../list/reorder/ReorderButtons';
import { RowLink, useRowLink } from '../../list/RowLink';
import { TableTool } from '../../list/TableTools';
import { StateBadge } from '../../ui/text/badges';
import { useResourceWords } from '../../ui/text/words';
import { CategoryActions, categorySwitches } from './CategoryActions';
import { CategoryIcon } from './CategoryIcon';
import { type CategoryRow, categoryRows, useBranches, useCategories } from './categoryModel';
import type { Category } from './categoryWire';
import { ProductCount } from './ProductCount';
import './categories.css';

/** The name of a category, indented by its level, with the button that expands or collapses its children. */
const CategoryName = ({ row }: { row: CategoryRow }) => {
  const { setOpen } = useBranches();
  const { hrefOf } = useRowLink(undefined);
  const { id, name, slug, icon, level, isOpen, isHidden, status } = row;
  const href = hrefOf(id);
  const words = useResourceWords();
  const shown = name || '–';
  return (
    <span className={`category-name row is-level-${level}`}>
      {isOpen === undefined ? (
        <span className="category-toggle" aria-hidden="true" />
      ) : (
        <button
          type="button"
          className="category-toggle icon-tool icons-18"
          aria-expanded={isOpen}
          aria-label={words(isOpen ? 'tree.collapse' : 'tree.expand', { name })}
          onClick={() => setOpen([row], !isOpen)}
        >
          <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m9 6 6 6-6 6" />
          </svg>
        </button>
      )}
      {icon !== null && (
        <span className="category-icon icons-18">
          <CategoryIcon name={icon} />
        </span>
      )}
      <span
        className={
          isHidden || status === 'TIDAK_AKTIF' ? 'category-words column is-hidden' : 'category-words column'
        }
      >
        {href === undefined ? <span>{shown}</span> : <RowLink to={href}>{shown}</RowLink>}
        <small>{slug}</small>
      </span>
      <span className="visually-hidden">{`, ${words('tree.level', { level })}`}</span>
    </span>
  );
};

const CategoryStatus = ({ row: { status, isHidden } }: { row: CategoryRow }) => {
  const words = useResourceWords();
  return (
    <>
      <StateBadge state={status} />
      {isHidden && status === 'AKTIF' && <small className="category-note">{words('tree.hiddenAbove')}</small>}
    </>
  );
};

export const treeColumns: readonly Column<CategoryRow>[] = [
  { source: 'name', sortable: false, show: (row) => <CategoryName row={row} /> },
  { source: 'product_count', sortable: false, numeric: true, show: (row) => <ProductCount row={row} /> },
  { source: 'order', sortable: false, show: () => <OrderField /> },
  { source: 'status', sortable: false, show: (row) => <CategoryStatus row={row} /> },
];

const actions = <CategoryActions />;
const bulkActions = { transitions: categorySwitches, isMatch: ({ isFound }: CategoryRow) => isFound };

const none: Category[] = [];

const parentOf = (record: RaRecord): unknown => record.parent_id;

/** The button that expands or collapses all branches. */
const AllBranches = ({ parents }: { parents: readonly Category[] }) => {
  const words = useResourceWords();
  const { isOpen, setOpen } = useBranches();
  const areOpen = parents.every(isOpen);
  return (
    <TableTool onClick={() => setOpen(parents, !areOpen)}>
      {words(`tree.${areOpen ? 'collapseAll' : 'expandAll'}`)}
    </TableTool>
  );
};

/** Shows the surrounding list as a tree with branches that expand and collapse. All parents of the list's rows are rows too. */
export const CategoryTree = () => {
  const list = useListContext<Category>();
  const { data: categories = list.data ?? none } = useCategories();
  const { rows: found, narrowedBy } = useNarrowedRows(['name', 'slug']);
  const { isOpen } = useBranches();
  const rows = useMemo(
    () => categoryRows(categories, found as Category[], isOpen),
    [categories, found, isOpen],
  );
  const isPending = list.isPending || (narrowedBy !== '' && rows.length === 0);
  const parents = categories.filter(({ id }) => categories.some(({ parent_id }) => parent_id === id));
  return (
    // The rows are already narrowed by the search text; with that text, the table would remove their parents.
    <ListSearchContext value="">
      <ListContextProvider value={{ ...list, data: rows, isPending } as ListControllerResult<CategoryRow>}>
        <div className="category-tree">
          <Reorderable groupOf={parentOf}>
            <DataTable
              rowClick={false}
              actions={actions}
              bulkActions={bulkActions}
              tools={rows.some((row) => row.isOpen !== undefined) && <AllBranches parents={parents} />}
              pagination={false}
            />
          </Reorderable>
        </div>
      </ListContextProvider>
    </ListSearchContext>
  );
};
