import type { AutocompleteSlots } from '@mui/material/Autocomplete';
import type { IconButtonProps } from '@mui/material/IconButton';
import type { InputBaseProps } from '@mui/material/InputBase';
import type { TextFieldOwnerState, TextFieldSlots } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import type { ComponentProps, ElementType, JSXElementConstructor, Ref } from 'react';

type Owned = { ownerState: TextFieldOwnerState };

type ControlProps = Pick<
  TextFieldOwnerState,
  'disabled' | 'error' | 'fullWidth' | 'margin' | 'required' | 'size'
>;

/** The element around a field. Only MUI's own needs the props that are taken out. */
const FieldRoot = ({
  ownerState,
  color,
  disabled,
  error,
  fullWidth,
  margin,
  required,
  size,
  variant,
  className = '',
  ...attributes
}: Owned & ControlProps & Omit<ComponentProps<'div'>, 'color'> & Record<'color' | 'variant', string>) => (
  <div {...attributes} className={`text-field ${className}`} />
);

/** What react-admin's labels have after the name of a required field: a thin space and an asterisk. */
const requiredMark = '\u2009*';

const FieldLabel = ({ id, htmlFor, children, ownerState }: Owned & ComponentProps<'label'>) => (
  <label id={id} htmlFor={htmlFor} className={ownerState.error ? 'is-error' : undefined}>
    {children}
    {ownerState.required && <span aria-hidden>{requiredMark}</span>}
  </label>
);

type FieldInputProps = Owned &
  Omit<InputBaseProps, 'ref'> & { ref?: Ref<HTMLDivElement>; defaultValue?: string };

/** Calls the handler of the field, and that of MUI's Autocomplete or Select. */
const both =
  <Args extends unknown[]>(...handlers: readonly (((...args: Args) => void) | undefined)[]) =>
  (...args: Args): void => {
    for (const handler of handlers) handler?.(...args);
  };

/**
 * The box and the control in it: an input, or an `inputComponent`, such as that of MUI's Select. MUI's Autocomplete and Select
 * pass attributes and handlers for the control as `inputProps`.
 */
const FieldInput = ({
  ownerState: { disabled, error, required },
  ref,
  className,
  onMouseDown,
  startAdornment,
  endAdornment,
  inputComponent = 'input',
  inputProps = {},
  inputRef,
  onBlur,
  onChange,
  onFocus,
  fullWidth,
  maxRows,
  minRows,
  multiline,
  slots,
  ...attributes
}: FieldInputProps) => {
  const Control = inputComponent as ElementType;
  return (
    <div
      ref={ref}
      role="presentation"
      className={['field-box', error && 'is-error', disabled && 'is-disabled', className]
        .filter(Boolean)
        .join(' ')}
      onMouseDown={onMouseDown}
    >
      {startAdornment}
      <Control
        aria-invalid={error}
        disabled={disabled}
        required={required}
        {...attributes}
        {...inputProps}
        ref={useForkRef(inputRef, inputProps.ref as Ref<HTMLElement> | undefined)}
        className={['field-control', inputProps.className].filter(Boolean).join(' ')}
        onBlur={both(onBlur, inputProps.onBlur)}
        onChange={both(onChange, inputProps.onChange)}
        onFocus={both(onFocus, inputProps.onFocus)}
      />
      {endAdornment}
    </div>
  );
};

/**
 * The parts of every text field are plain elements, with their look in inputs.css (docs/decisions/0097). MUI's are components
 * with styles, which are serialised for each field that renders, with every keystroke.
 */
export const textFieldSlots = {
  root: FieldRoot,
  inputLabel: FieldLabel,
  input: FieldInput,
  formHelperText: 'p',
} satisfies Partial<TextFieldSlots>;

/** MUI's types have only components here, but it gives plain elements no `ownerState`, so that they work too. */
const button = 'button' as unknown as JSXElementConstructor<IconButtonProps>;

/** The element around a picker's text field, and the buttons in it, for the same reason. */
export const autocompleteSlots = {
  root: 'div',
  clearIndicator: button,
  popupIndicator: button,
} satisfies Partial<AutocompleteSlots>;
