import { pathOf } from '../../domain/tree';
import { ChoiceInput } from '../../widgets/form/ChoiceInput';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { newParents } from './parentChoices';
import { useCategories } from './useCategories';

/** The parent of a new category; the top unless one is chosen. */
export const ParentInput = () => {
  const words = useResourceWords();
  const { data = [] } = useCategories();
  return (
    <ChoiceInput
      source="parent_id"
      helperText="resources.make-category.help.parent_id"
      choices={[
        { value: '', label: words('top') },
        ...newParents(data).map((parent) => ({ value: parent.id, label: pathOf(data, parent) })),
      ]}
    />
  );
};
