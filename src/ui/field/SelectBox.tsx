import type { ChangeEvent, Ref } from 'react';
import { type ControlProps, FieldBox, type FieldBoxProps } from './FieldBox';

/** A choice of react-admin's shape; its name is translated already. */
type SelectChoice<Value> = { id: Value; name: string; disabled?: boolean };

export type SelectBoxProps<Value> = FieldBoxProps &
  Omit<ControlProps<'select'>, 'children' | 'value' | 'onChange'> & {
    value: Value | null;
    choices: readonly SelectChoice<Value>[];
    onChange: (value: Value) => void;
    /** Returns the name of a value that is not among the choices, or of none (''). */
    unlisted?: (value: string) => string;
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * The browser's own select, which phones and screen readers know, with a state of its own. In a form it is a `SelectInput`. A value
 * that is not among the choices is added as the first one.
 */
export const SelectBox = <Value extends string | number | boolean>(props: SelectBoxProps<Value>) => {
  const { value, choices, onChange, unlisted = (id) => id, ...attributes } = props;
  const held = String(value ?? '');
  const options = choices.map(({ id, ...choice }) => ({ id: String(id), ...choice }));
  if (!options.some(({ id }) => id === held)) options.unshift({ id: held, name: unlisted(held) });
  return (
    <FieldBox
      {...attributes}
      control="select"
      endAdornment={
        <svg className="line-icon field-arrow" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 7.5 5 5 5-5" />
        </svg>
      }
      value={held}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
        const chosen = choices.find(({ id }) => String(id) === target.value);
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map(({ id, name, disabled }) => (
        <option key={id} value={id} disabled={disabled} hidden={name === ''}>
          {name}
        </option>
      ))}
    </FieldBox>
  );
};
