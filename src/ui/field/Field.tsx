import {
  type ChangeEvent,
  type ComponentProps,
  type ElementType,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import './Field.css';

type FieldBoxProps = {
  label: ReactNode;
  /** The help or the error below the box; none if it is false or ''. */
  helperText?: ReactNode;
  error?: boolean;
  /** True shows the mark of required fields. The browser does not check it, so that its message does not replace ours. */
  required?: boolean;
  /** What follows the control in its box. */
  endAdornment?: ReactNode;
  boxRef?: Ref<HTMLDivElement>;
};

/** The attributes of a control that its box does not set. */
type ControlProps<Control extends 'input' | 'select'> = Omit<
  ComponentProps<Control>,
  keyof FieldBoxProps | 'className' | 'ref'
>;

/** `TextBox` and `SelectBox` give the attributes of the control their types. */
type Props = FieldBoxProps &
  Record<string, unknown> & { control: ElementType; id?: string; disabled?: boolean };

/** The mark of a required field: a thin space and an asterisk. */
const requiredMark = '\u2009*';

/** A label, a control in its box, and the text below it; more props are attributes of the control. */
const FieldBox = (props: Props) => {
  const { control: Control, label, helperText, error = false, required = false, ...others } = props;
  const { endAdornment, boxRef, ...attributes } = others;
  const ownId = useId();
  const { id = ownId, disabled } = attributes;
  const hasHelp = Boolean(helperText);
  return (
    <div className="text-field column">
      <label id={`${id}-label`} htmlFor={id} className={error ? 'is-error' : undefined}>
        <span>{label}</span>
        {required && <span aria-hidden="true">{requiredMark}</span>}
      </label>
      <div
        ref={boxRef}
        className={['field-box', error && 'is-error', disabled && 'is-disabled'].filter(Boolean).join(' ')}
      >
        <Control
          aria-required={required}
          {...attributes}
          id={id}
          className="field-control"
          aria-invalid={error}
          aria-describedby={hasHelp ? `${id}-help` : undefined}
        />
        {endAdornment}
      </div>
      {hasHelp && (
        <p id={`${id}-help`} className={error ? 'hint is-error' : 'hint'}>
          {helperText}
        </p>
      )}
    </div>
  );
};

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export type TextBoxProps = FieldBoxProps &
  ControlProps<'input'> & {
    /** The rows of a text area, which grows with its text; without it, the control is an input of one line. */
    rows?: number;
    maxRows?: number;
    ref?: Ref<TextControl>;
  };

/** A text field outside a form; the caller holds the value. In a form it is a `TextInput`. */
export const TextBox = ({ rows, maxRows, type, ...props }: TextBoxProps) =>
  rows ? (
    <FieldBox
      {...props}
      control="textarea"
      rows={rows}
      style={{ '--rows': rows, ...(maxRows && { maxHeight: `${maxRows}lh` }) }}
    />
  ) : (
    <FieldBox {...props} control="input" type={type} />
  );

/** A choice of a select; its name is translated already. */
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
 * The browser's own select, which phones and screen readers know; the caller holds the value. In a form it is a `SelectInput`.
 * A value that is not among the choices is added as the first one.
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
