import { useParams } from 'react-router';
import { trimmed } from '../../form/textRules';
import { CreateDrawer } from '../../record/DrawerForm';
import { CategoryInputs } from './CategoryInputs';

/**
 * The 'Tambah Kategori' drawer. `create/<id>` preselects that category as the parent; otherwise the new category is at the
 * top.
 */
const CategoryCreate = () => {
  const { '*': parent_id = '' } = useParams();
  return (
    <CreateDrawer
      values={{ name: '', slug: '', parent_id, icon: 'category' }}
      identifiedBy={['slug']}
      bodyOf={({ name, slug, parent_id: parent, icon }) => ({
        name: trimmed(name),
        slug: trimmed(slug),
        parent_id: parent === '' ? null : (parent as string),
        icon: parent === '' ? (icon as string) : null,
      })}
    >
      <CategoryInputs isNew />
    </CreateDrawer>
  );
};

export default CategoryCreate;
