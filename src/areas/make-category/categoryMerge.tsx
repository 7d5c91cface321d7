import { ShownValue } from '../../widgets/save/conflict/ShownValue';
import type { MergeRules, ShownField } from '../../widgets/save/merging';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { CategoryIcon } from './CategoryIcon';
import { categoryIcons } from './categoryWire';

const Shown = ({ field, values }: ShownField) => {
  const words = useResourceWords();
  const icon = field === 'icon' ? categoryIcons.find((name) => name === values.icon) : undefined;
  return icon ? (
    <span className="category-icon-words">
      <CategoryIcon name={icon} /> {words(`icons.${icon}`)}
    </span>
  ) : (
    <ShownValue field={field} values={values} />
  );
};

/** The merge rules of a category; an icon is shown as a picture with its name. */
export const categoryMerge: MergeRules = { needed: ['name', 'slug'], Shown };
