import { ShownValue } from '../../form/save/conflict/ShownValue';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { categoryCodes } from './categoryCodes';
import { CategoryIcon } from './CategoryIcon';
import { categoryIcons } from './categoryWire';

const Icon = (shown: ShownField) => {
  const icon = categoryIcons.find((name) => name === shown.values.icon);
  return (
    <span className="category-icon-words">
      {icon && <CategoryIcon name={icon} />} <ShownValue {...shown} />
    </span>
  );
};

/** The merge rules of a category; an icon is shown as a picture with its name. */
export const categoryMerge: MergeRules = {
  needed: ['name', 'slug'],
  codes: categoryCodes,
  shown: { icon: Icon },
};
