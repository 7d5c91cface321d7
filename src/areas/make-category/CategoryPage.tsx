import {
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  useCreatePath,
  useListContext,
  useLocation,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import { useMemo, useState } from 'react';
import { isAddressable } from '../../domain/address';
import { breadcrumbOf } from '../../domain/tree';
import type { Column } from '../../list/columns';
import { CreateButton } from '../../list/CreateButton';
import { DataTable, TableTool } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { ListSearchContext, useNarrowedRows } from '../../list/filter/SearchBox';
import { ListPage } from '../../list/ListPage';
import { Reorderable } from '../../list/reorder/Reorderable';
import { OrderField } from '../../list/reorder/ReorderButtons';
import { RowLink, useRowLink } from '../../list/RowLink';
import {
  DeleteButton,
  EditLink,
  RowActionButton,
  RowActions,
  RowIconLink,
} from '../../record/action/RowActions';
import { DrawerRoutes } from '../../record/DrawerRoutes';
import { SelectBox } from '../../ui/field/Field';
import { lineIcon } from '../../ui/lineIcon';
import { onDemand } from '../../ui/onDemand/onDemand';
import { StateBadge, TwoLines } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import {
  type CategoryRow,
  categoryRows,
  moveTargets,
  treeOrder,
  useBranches,
  useCategories,
  wholeTree,
} from './categoryModel';
import { CategoryIcon, ProductCount } from './CategoryTexts';
import { type Category, categoryStates, categoryTransitions } from './categoryWire';
import './categories.css';

/** The value of the choice 'top level', which is no category and has no id. */
const top = 'top';

type TargetProps = {
  row: CategoryRow;
  chosen: string;
  onChoose: (target: string) => void;
  missing: boolean;
};

const TargetField = ({ row, chosen, onChoose, missing }: TargetProps) => {
  const translate = useTranslate();
  const { data: categories = [] } = useCategories();
  const words = useResourceWords();
  const label = words('fields.parent_id');
  const targets = moveTargets(categories, row);
  if (targets.length === 0) return <p>{words('noTarget')}</p>;
  return (
    <SelectBox
      autoFocus
      required
      label={label}
      error={missing}
      helperText={missing ? translate('validation.required', { label }) : words('help.parent_id')}
      value={chosen}
      unlisted={() => words('choose')}
      onChange={onChoose}
      choices={targets.map((target) => ({
        id: target?.id ?? top,
        name: target ? breadcrumbOf(categories, target) : words('top'),
      }))}
    />
  );
};

/** Hidden if the category fits nowhere else. */
const MoveCategory = ({ row }: { row: CategoryRow }) => {
  const [chosen, setChosen] = useState('');
  if (!row.isMovable) return null;
  return (
    <RowActionButton
      action="move"
      transition={categoryTransitions.move}
      data={{ parent_id: chosen === top ? null : chosen }}
      ready={chosen !== ''}
      onClosed={() => setChosen('')}
    >
      {(asked) => (
        <TargetField row={row} chosen={chosen} onChoose={setChosen} missing={asked && chosen === ''} />
      )}
    </RowActionButton>
  );
};

/** Keeps the list's query string, so that the list is unchanged when the drawer closes. */
const AddBelow = ({ row: { id, name } }: { row: CategoryRow }) => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const { search } = useLocation();
  return (
    <RowIconLink
      icon="M12 5.5v13M5.5 12h13"
      label={words('addBelow', { name })}
      href={`${createPath({ resource: 'make-category', type: 'create' })}/${encodeURIComponent(id)}${search}`}
    />
  );
};

const { deactivate, activate } = categoryTransitions;

/** The actions that are offered both for a row and for a selection. */
const categorySwitches = { deactivate, activate };

const CategoryActions = () => {
  const row = useRecordContext<CategoryRow>();
  const words = useResourceWords();
  if (!row) return null;
  const { id, name, children, product_count } = row;
  const refusal =
    children > 0
      ? words('refused.children', { name, count: children })
      : Number.isNaN(product_count)
        ? words('refused.unreadable', { name })
        : product_count > 0
          ? words('refused.products', { name, count: product_count })
          : undefined;
  return (
    <>
      <MoveCategory row={row} />
      <RowActions transitions={categorySwitches}>
        {row.mayHaveMore && isAddressable(id) ? <AddBelow row={row} /> : <span className="category-gap" />}
        <EditLink />
        <DeleteButton refusal={refusal} />
      </RowActions>
    </>
  );
};

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
        <span className="category-toggle icon-tool icons-18" aria-hidden="true" />
      ) : (
        <button
          type="button"
          className="category-toggle icon-tool icons-18"
          aria-expanded={isOpen}
          aria-label={words(isOpen ? 'tree.collapse' : 'tree.expand', { name })}
          onClick={() => setOpen([row], !isOpen)}
        >
          {lineIcon('m9 6 6 6-6 6', 24)}
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

const columns: readonly Column<CategoryRow>[] = [
  { source: 'name', sortable: false, show: (row) => <CategoryName row={row} /> },
  { source: 'slug', within: 'name' },
  { source: 'level', within: 'name' },
  {
    source: 'product_count',
    sortable: false,
    numeric: true,
    show: (row) => <ProductCount row={row} />,
    exportedAfter: 'order',
  },
  { source: 'order', sortable: false, show: () => <OrderField /> },
  {
    source: 'status',
    type: 'state',
    sortable: false,
    show: ({ status, isHidden }, translate) => {
      const badge = <StateBadge state={status} />;
      if (!isHidden || status !== 'AKTIF') return badge;
      return <TwoLines first={badge} second={translate('resources.make-category.tree.hiddenAbove')} />;
    },
  },
];

const rowActions = <CategoryActions />;
const bulkActions = { transitions: categorySwitches, isMatch: ({ isFound }: CategoryRow) => isFound };

const none: Category[] = [];

const parentOf = (record: RaRecord): unknown => record.parent_id;

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

/** All parents of the list's rows are rows too. */
const CategoryTree = () => {
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
              rowActions={rowActions}
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

const CategoryCreate = onDemand(async () => ({ default: (await import('./CategoryForm')).CategoryCreate }));
const CategoryEdit = onDemand(async () => ({ default: (await import('./CategoryForm')).CategoryEdit }));

const filters: readonly ListFilter[] = [
  { source: 'status', useChoices: wordedChoices(categoryStates, 'states') },
];

const CategoryExport = () => {
  const { data = [] } = useCategories();
  const path: Column<Category> = { source: 'path', value: (category) => breadcrumbOf(data, category) };
  return <ExportButton columns={[path, ...columns]} />;
};

const CategoryPage = () => (
  <>
    <ListPage
      toolbar={
        <>
          <CategoryExport />
          <CreateButton />
        </>
      }
      columns={columns}
      filters={filters}
      usualOrder={{ sort: treeOrder }}
      perPage={wholeTree}
    >
      <CategoryTree />
    </ListPage>
    <DrawerRoutes create={CategoryCreate} edit={CategoryEdit} />
  </>
);

export default CategoryPage;
