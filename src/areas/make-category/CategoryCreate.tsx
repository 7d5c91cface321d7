import { useLocation, useTranslate } from 'ra-core';
import { CreateDrawer } from '../../widgets/DrawerForm';
import { CategoryInputs } from './CategoryInputs';
import CategoryPage from './CategoryPage';

/** 'Tambah kategori' over the tree; below the category that the address names, else at the top. */
const CategoryCreate = () => {
  const translate = useTranslate();
  const { search } = useLocation();
  const parent_id = new URLSearchParams(search).get('parent') ?? '';
  return (
    <>
      <CategoryPage />
      <CreateDrawer
        title={translate('resources.make-category.createTitle')}
        values={{ name: '', slug: '', parent_id, icon: 'category' }}
        bodyOf={({ name, slug, parent_id: parent, icon }) => ({
          name: String(name).trim(),
          slug: String(slug).trim(),
          parent_id: parent === '' ? null : (parent as string),
          icon: parent === '' ? (icon as string) : null,
        })}
      >
        <CategoryInputs isNew />
      </CreateDrawer>
    </>
  );
};

export default CategoryCreate;
