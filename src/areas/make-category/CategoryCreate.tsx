import { useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { CreateDrawer } from '../../widgets/record/DrawerForm';
import { CategoryInputs } from './CategoryInputs';

/** 'Tambah Kategori' over the tree; below the category whose row led here, else at the top. */
const CategoryCreate = () => {
  const translate = useTranslate();
  const state = useLocation().state as { parent?: string } | null;
  // The list behind may write its filters into the address, and the state is gone with the old one.
  const [parent_id] = useState(state?.parent ?? '');
  return (
    <CreateDrawer
      title={translate('resources.make-category.createTitle')}
      values={{ name: '', slug: '', parent_id, icon: 'category' }}
      foundBy={['slug']}
      bodyOf={({ name, slug, parent_id: parent, icon }) => ({
        name: String(name).trim(),
        slug: String(slug).trim(),
        parent_id: parent === '' ? null : (parent as string),
        icon: parent === '' ? (icon as string) : null,
      })}
    >
      <CategoryInputs isNew />
    </CreateDrawer>
  );
};

export default CategoryCreate;
