import { useTranslate } from 'ra-core';
import type { MergeRules, ShownField } from '../../widgets/save/merging';
import { ShownValue } from '../../widgets/save/ShownValue';
import { CategoryIcon } from './CategoryIcon';
import { categoryIcons } from './categoryWire';

const Shown = ({ field, values }: ShownField) => {
  const translate = useTranslate();
  const icon = field === 'icon' ? categoryIcons.find((name) => name === values.icon) : undefined;
  return icon ? (
    <span className="category-icon-words">
      <CategoryIcon name={icon} /> {translate(`resources.make-category.icons.${icon}`)}
    </span>
  ) : (
    <ShownValue field={field} values={values} />
  );
};

/** How two changes of one category are merged: an icon is shown as it is drawn. */
export const categoryMerge: MergeRules = { Shown };
