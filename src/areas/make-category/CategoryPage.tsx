import type { ListOrder } from '../../domain/queue';
import { breadcrumbOf } from '../../domain/tree';
import type { Column } from '../../list/columns';
import { CreateButton } from '../../list/CreateButton';
import { ExportButton } from '../../list/export/ExportButton';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { ListPage } from '../../list/ListPage';
import { DrawerRoutes } from '../../record/DrawerRoutes';
import { onDemand } from '../../ui/onDemand/onDemand';
import { treeOrder, useCategories, wholeTree } from './categoryModel';
import { CategoryTree, treeColumns } from './CategoryTree';
import { type Category, categoryStates } from './categoryWire';

const CategoryCreate = onDemand(async () => ({ default: (await import('./CategoryForm')).CategoryCreate }));
const CategoryEdit = onDemand(async () => ({ default: (await import('./CategoryForm')).CategoryEdit }));

const filters: readonly ListFilter[] = [
  { source: 'status', useChoices: wordedChoices(categoryStates, 'states') },
];

const order: ListOrder = { sort: treeOrder };

const CategoryExport = () => {
  const { data = [] } = useCategories();
  const columns: Column<Category>[] = [
    { source: 'path', value: (category) => breadcrumbOf(data, category) },
    { source: 'name' },
    { source: 'slug' },
    { source: 'level' },
    { source: 'order' },
    { source: 'product_count' },
    { source: 'status', type: 'state' },
  ];
  return <ExportButton columns={columns} />;
};

const CategoryPage = () => (
  <>
    <ListPage
      action={
        <>
          <CategoryExport />
          <CreateButton />
        </>
      }
      columns={treeColumns}
      filters={filters}
      order={order}
      perPage={wholeTree}
    >
      <CategoryTree />
    </ListPage>
    <DrawerRoutes create={CategoryCreate} edit={CategoryEdit} />
  </>
);

export default CategoryPage;
