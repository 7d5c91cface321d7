import { EditDrawer } from '../../widgets/record/DrawerForm';
import { CategoryInputs } from './CategoryInputs';
import { categoryMerge } from './categoryMerge';
import type { Category } from './categoryWire';

/** The 'Ubah Kategori' drawer. Parent, order and state are changed in the tree instead. */
const CategoryEdit = () => {
  return (
    <EditDrawer<Category>
      valuesOf={({ id, name, slug, parent_id, icon }) => ({
        id,
        name,
        slug,
        parent_id: parent_id ?? '',
        icon,
      })}
      bodyOf={({ name, slug, icon }) => ({
        name: String(name).trim(),
        slug: String(slug).trim(),
        icon: (icon ?? null) as string | null,
      })}
      merge={categoryMerge}
    >
      <CategoryInputs />
    </EditDrawer>
  );
};

export default CategoryEdit;
