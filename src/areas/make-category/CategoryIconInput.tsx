import { useInput } from 'ra-core';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { CategoryIcon } from './CategoryIcon';
import { categoryIcons } from './categoryWire';

/** Radio buttons for the icon of a first-level category. */
export const CategoryIconInput = () => {
  const words = useResourceWords();
  const label = useFieldLabel()('icon');
  const { field } = useInput<string | null>({ source: 'icon' });
  return (
    <fieldset className="category-icons">
      <legend>{label}</legend>
      <div>
        {categoryIcons.map((icon) => (
          <label key={icon} title={words(`icons.${icon}`)}>
            <input
              type="radio"
              name={field.name}
              value={icon}
              checked={field.value === icon}
              onChange={() => field.onChange(icon)}
              aria-label={words(`icons.${icon}`)}
            />
            <CategoryIcon name={icon} />
          </label>
        ))}
      </div>
      <p>{words('help.icon')}</p>
    </fieldset>
  );
};
