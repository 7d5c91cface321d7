import { useTranslate } from 'ra-core';
import { breadcrumbOf } from '../../domain/tree';
import { SelectInput } from '../../form/SelectInput';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { newParents } from './parentChoices';
import { useCategories } from './useCategories';

/**
 * The parent of a new category; by default the top level. Also shows the parent from the URL if that parent takes no more
 * subcategories.
 */
export const ParentInput = () => {
  const words = useResourceWords();
  const translate = useTranslate();
  const { data = [], isPending } = useCategories();
  return (
    <SelectInput
      source="parent_id"
      unlisted={(id) => {
        const parent = data.find((category) => category.id === id);
        if (parent) return breadcrumbOf(data, parent);
        return isPending ? translate('field.picker.loading') : id;
      }}
      helperText="resources.make-category.help.parent_id"
      choices={[
        { id: '', name: words('top') },
        ...newParents(data).map((parent) => ({ id: parent.id, name: breadcrumbOf(data, parent) })),
      ]}
    />
  );
};
