import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import { useFieldLabel } from '../../widgets/useFieldLabel';
import { newParents, pathOf } from './parentChoices';
import { useCategories } from './useCategories';

/** react-admin makes null of an empty text; here it is a choice. */
const asChosen = (value: string): string => value;

/** Below what a new category stands; the top unless chosen. */
export const ParentInput = () => {
  const translate = useTranslate();
  const label = useFieldLabel()('parent_id');
  const { data = [] } = useCategories();
  const { id, field, fieldState } = useInput<string>({ source: 'parent_id', parse: asChosen });
  const parents = newParents(data);
  const value = field.value as string;
  const isOffered = value === '' || parents.some((parent) => parent.id === value);
  return (
    <TextField
      select
      id={id}
      name={field.name}
      label={label}
      value={isOffered ? value : ''}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={() => field.onBlur()}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? translate('resources.make-category.help.parent_id')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('resources.make-category.top')}</option>
      {parents.map((parent) => (
        <option key={parent.id} value={parent.id}>
          {pathOf(data, parent)}
        </option>
      ))}
    </TextField>
  );
};
