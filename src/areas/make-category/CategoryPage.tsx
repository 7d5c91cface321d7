import { useTranslate } from 'ra-core';
import { onDemand } from '../../onDemand/onDemand';
import { ExportButton, type ExportColumn, plainColumns } from '../../widgets/export/ExportButton';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { CreateButton } from '../../widgets/list/CreateButton';
import { ListPage } from '../../widgets/list/ListPage';
import { DrawerRoutes } from '../../widgets/record/DrawerRoutes';
import { CategoryTree } from './CategoryTree';
import { type Category, categoryStates } from './categoryWire';
import { pathOf } from './parentChoices';
import { treeOrder, useCategories, wholeTree } from './useCategories';

const CategoryCreate = onDemand(() => import('./CategoryCreate'));
const CategoryEdit = onDemand(() => import('./CategoryEdit'));

const useStates = () => {
  const translate = useTranslate();
  return {
    choices: categoryStates.map((value) => ({
      value,
      label: translate(`resources.make-category.states.${value}`),
    })),
  };
};

const filters: readonly ListFilter[] = [
  { source: 'status', label: 'resources.make-category.fields.status', useChoices: useStates },
];

const CategoryExport = () => {
  const { data = [] } = useCategories();
  const columns: ExportColumn<Category>[] = [
    { source: 'path', value: (category) => pathOf(data, category) },
    ...plainColumns('name', 'slug', 'level', 'order', 'product_count'),
    { source: 'status', words: 'states' },
  ];
  return <ExportButton columns={columns} />;
};

/** Buat Kategori: the tree of categories, to find, to arrange and to take along. */
const CategoryPage = () => {
  const translate = useTranslate();
  return (
    <>
      <ListPage
        sentence="resources.make-category.sentence"
        action={
          <>
            <CategoryExport />
            <CreateButton label={translate('resources.make-category.add')} />
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
};

export default CategoryPage;
