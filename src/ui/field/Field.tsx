import {
  type ChangeEvent,
  type ComponentProps,
  type ElementType,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { lineIcon } from '../lineIcon';
import './Field.css';

type FieldBoxProps = {
  label: ReactNode;
  /** Below the box: the help or the error. */
  helperText?: ReactNode;
  error?: boolean;
  /** Only a mark: a check of the browser would replace our message. */
  required?: boolean;
  endAdornment?: ReactNode;
  boxRef?: Ref<HTMLDivElement>;
};

type ControlProps<Control extends 'input' | 'select'> = Omit<
  ComponentProps<Control>,
  keyof FieldBoxProps | 'className' | 'ref'
>;

/** `TextBox` and `SelectBox` say what the control may have. */
type Props = FieldBoxProps &
  Record<string, unknown> & {
    control: ElementType;
    id?: string;
    /** Of what describes the control besides its help. */
    'aria-describedby'?: string | undefined;
  };

const requiredMark = '\u2009*';

/** More props are attributes of the control. */
const FieldBox = (props: Props) => {
  const { control: Control, label, helperText, error = false, required = false, ...others } = props;
  const { endAdornment, boxRef, 'aria-describedby': describedBy, ...attributes } = others;
  const ownId = useId();
  const { id = ownId } = attributes;
  const hasHelp = Boolean(helperText);
  return (
    <div className="text-field column">
      <label id={`${id}-label`} htmlFor={id} className={error ? 'is-error' : undefined}>
        <span>{label}</span>
        {required && <span aria-hidden="true">{requiredMark}</span>}
      </label>
      <div ref={boxRef} className="field-box outlined">
        <Control
          aria-required={required}
          {...attributes}
          id={id}
          className="field-control"
          aria-invalid={error}
          aria-describedby={[describedBy, hasHelp && `${id}-help`].filter(Boolean).join(' ') || undefined}
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
    /** Of a text area, which grows with its text. */
    rows?: number;
    maxRows?: number;
    ref?: Ref<TextControl>;
  };

/** Outside a form; in a form it is a `TextInput`. */
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

export type SelectBoxProps<Value> = FieldBoxProps &
  Omit<ControlProps<'select'>, 'children' | 'value' | 'onChange'> & {
    value: Value | null;
    /** Their names are already translated. */
    choices: readonly { id: Value; name: string; disabled?: boolean }[];
    onChange: (value: Value) => void;
    /** The name of a value that is not among the choices, or of none (''). */
    unlisted?: (value: string) => string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The browser's own, which phones and screen readers know; in a form it is a `SelectInput`. */
export const SelectBox = <Value extends string | number | boolean>(props: SelectBoxProps<Value>) => {
  const { value, choices, onChange, unlisted = (id) => id, ...attributes } = props;
  const held = String(value ?? '');
  const options = choices.map(({ id, ...choice }) => ({ id: String(id), ...choice }));
  if (!options.some(({ id }) => id === held)) options.unshift({ id: held, name: unlisted(held) });
  return (
    <FieldBox
      {...attributes}
      control="select"
      endAdornment={lineIcon('m5 7.5 5 5 5-5', 20, { className: 'line-icon field-arrow' })}
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

export const ChoiceBox = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="choice row">
    <input {...input} />
    <span>{children}</span>
  </label>
);

type RadioGroupProps<Value> = {
  legend: string;
  className?: string;
  value: Value;
  choices: readonly { id: Value; name: string }[];
  onChange: (value: Value) => void;
};

export const RadioGroup = <Value,>({
  legend,
  className,
  value,
  choices,
  onChange,
}: RadioGroupProps<Value>) => {
  const group = useId();
  return (
    <fieldset className={className}>
      <legend className="label">{legend}</legend>
      {choices.map(({ id, name }) => (
        <ChoiceBox key={name} type="radio" name={group} checked={id === value} onChange={() => onChange(id)}>
          {name}
        </ChoiceBox>
      ))}
    </fieldset>
  );
};

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & {
  label: ReactNode;
};

export const Switch = ({ label, ...attributes }: SwitchProps) => (
  <label className="switch row">
    <input {...attributes} type="checkbox" role="switch" />
    <span>{label}</span>
  </label>
);
