import { ListContextProvider, type ListControllerResult, type RaRecord, useListContext } from 'ra-core';
import { useMemo } from 'react';
import { DataTable } from '../../list/DataTable';
import { ListSearchContext, useNarrowedRows } from '../../list/filter/listSearch';
import { OrderField } from '../../list/reorder/OrderField';
import { Reorderable } from '../../list/reorder/Reorderable';
import { TableTool } from '../../list/TableTool';
import { StateBadge } from '../../ui/text/StateBadge';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { CategoryActions, categorySwitches } from './CategoryActions';
import { CategoryName } from './CategoryName';
import { type CategoryRow, categoryRows } from './categoryRows';
import type { Category } from './categoryWire';
import { ProductCount } from './ProductCount';
import { useBranches } from './useBranches';
import { useCategories } from './useCategories';
import './CategoryTree.css';

const CategoryStatus = ({ row: { status, isHidden } }: { row: CategoryRow }) => {
  const words = useResourceWords();
  return (
    <>
      <StateBadge state={status} />
      {isHidden && status === 'AKTIF' && <small className="category-note">{words('tree.hiddenAbove')}</small>}
    </>
  );
};

const columns = [
  <DataTable.Col<CategoryRow>
    key="name"
    source="name"
    sortable={false}
    render={(row) => <CategoryName row={row} />}
  />,
  <DataTable.Col<CategoryRow>
    key="product_count"
    source="product_count"
    sortable={false}
    numeric
    render={(row) => <ProductCount row={row} />}
  />,
  <DataTable.Col key="order" source="order" sortable={false} field={OrderField} />,
  <DataTable.Col<CategoryRow>
    key="status"
    source="status"
    sortable={false}
    render={(row) => <CategoryStatus row={row} />}
  />,
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
            >
              {columns}
            </DataTable>
          </Reorderable>
        </div>
      </ListContextProvider>
    </ListSearchContext>
  );
};
