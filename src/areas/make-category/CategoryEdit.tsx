import type { RaRecord } from 'ra-core';
import { trimmed } from '../../form/textRules';
import { EditDrawer } from '../../record/DrawerForm';
import { CategoryInputs } from './CategoryInputs';
import { categoryMerge } from './categoryMerge';
import type { Category } from './categoryWire';

const valuesOf = ({ id, name, slug, parent_id, icon }: Category) => ({
  id,
  name,
  slug,
  parent_id: parent_id ?? '',
  icon,
});

const bodyOf = ({ name, slug, icon }: RaRecord) => ({
  name: trimmed(name),
  slug: trimmed(slug),
  icon: (icon ?? null) as string | null,
});

/** The 'Ubah Kategori' drawer. Parent, order and state are changed in the tree instead. */
const CategoryEdit = () => (
  <EditDrawer<Category> valuesOf={valuesOf} bodyOf={bodyOf} merge={categoryMerge}>
    <CategoryInputs />
  </EditDrawer>
);

export default CategoryEdit;
