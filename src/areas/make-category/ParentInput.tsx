import { useTranslate } from 'ra-core';
import { breadcrumbOf } from '../../domain/tree';
import { ChoiceInput } from '../../widgets/form/ChoiceInput';
import { useResourceWords } from '../../widgets/text/useResourceWords';
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
    <ChoiceInput
      source="parent_id"
      unlisted={(id) => {
        const parent = data.find((category) => category.id === id);
        if (parent) return breadcrumbOf(data, parent);
        return isPending ? translate('widgets.form.picker.loading') : id;
      }}
      helperText="resources.make-category.help.parent_id"
      choices={[
        { value: '', label: words('top') },
        ...newParents(data).map((parent) => ({ value: parent.id, label: breadcrumbOf(data, parent) })),
      ]}
    />
  );
};
