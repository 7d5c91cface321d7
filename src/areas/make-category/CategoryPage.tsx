import { breadcrumbOf } from '../../domain/tree';
import { CreateButton } from '../../list/CreateButton';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, plainColumns } from '../../list/export/exportColumn';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { DrawerRoutes } from '../../record/DrawerRoutes';
import { onDemand } from '../../ui/onDemand/onDemand';
import { CategoryTree } from './CategoryTree';
import { type Category, categoryStates } from './categoryWire';
import { treeOrder, useCategories, wholeTree } from './useCategories';

const CategoryCreate = onDemand(() => import('./CategoryCreate'));
const CategoryEdit = onDemand(() => import('./CategoryEdit'));

const filters: readonly ListFilter[] = [
  { source: 'status', useChoices: wordedChoices(categoryStates, 'states') },
];

const CategoryExport = () => {
  const { data = [] } = useCategories();
  const columns: ExportColumn<Category>[] = [
    { source: 'path', value: (category) => breadcrumbOf(data, category) },
    ...plainColumns('name', 'slug', 'level', 'order', 'product_count'),
    { source: 'status', words: 'states' },
  ];
  return <ExportButton columns={columns} />;
};

/** The Buat Kategori page: the tree of categories with search, filter, export and reordering. */
const CategoryPage = () => (
  <>
    <ListPage
      action={
        <>
          <CategoryExport />
          <CreateButton />
        </>
      }
      filters={filters}
      sort={treeOrder}
      sorts={[]}
      perPage={wholeTree}
    >
      <CategoryTree />
    </ListPage>
    <DrawerRoutes create={CategoryCreate} edit={CategoryEdit} />
  </>
);

export const fetchFirstView = firstRows({ sort: treeOrder, perPage: wholeTree });

export default CategoryPage;
