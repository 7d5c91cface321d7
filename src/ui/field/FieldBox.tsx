import { type ComponentProps, type ElementType, type ReactNode, type Ref, useId } from 'react';
import './FieldBox.css';

export type FieldBoxProps = {
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
export type ControlProps<Control extends 'input' | 'select'> = Omit<
  ComponentProps<Control>,
  keyof FieldBoxProps | 'className' | 'ref'
>;

/** `TextBox` and `SelectBox` give the attributes of the control their types. */
type Props = FieldBoxProps &
  Record<string, unknown> & { control: ElementType; id?: string; disabled?: boolean };

/** What react-admin's labels have after the name of a required field: a thin space and an asterisk. */
const requiredMark = '\u2009*';

/**
 * A label, a control in its box, and the text below it; more props are attributes of the control. In plain elements, because MUI's
 * TextField has styles for each of its parts, which are serialised with every keystroke (docs/decisions/0097).
 */
export const FieldBox = (props: Props) => {
  const { control: Control, label, helperText, error = false, required = false, ...others } = props;
  const { endAdornment, boxRef, ...attributes } = others;
  const ownId = useId();
  const { id = ownId, disabled } = attributes;
  const hasHelp = Boolean(helperText);
  return (
    <div className="text-field">
      <label id={`${id}-label`} htmlFor={id} className={error ? 'is-error' : undefined}>
        <span>{label}</span>
        {required && <span aria-hidden="true">{requiredMark}</span>}
      </label>
      <div
        ref={boxRef}
        className={['field-box', error && 'is-error', disabled && 'is-disabled'].filter(Boolean).join(' ')}
      >
        <Control
          {...attributes}
          id={id}
          className="field-control"
          aria-invalid={error}
          aria-required={required}
          aria-describedby={hasHelp ? `${id}-help` : undefined}
        />
        {endAdornment}
      </div>
      {hasHelp && <p id={`${id}-help`}>{helperText}</p>}
    </div>
  );
};
