import TextareaAutosize from '@mui/material/TextareaAutosize';
import { type ComponentProps, type ElementType, type ReactNode, type Ref, useId } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export type TextBoxProps = Omit<ComponentProps<'input'>, 'className' | 'ref'> & {
  /** Of a required field `<FieldTitle isRequired>`, which has the mark. */
  label: ReactNode;
  /** The help or the error below the box; none if it is false or ''. */
  helperText?: ReactNode;
  error?: boolean;
  /** The least rows of a text area that grows with its text; without it, the control is an input of one line. */
  rows?: number;
  maxRows?: number;
  ref?: Ref<TextControl>;
};

/**
 * A label, a text input in its box, and the text below it, in plain elements with the look of inputs.css. MUI's TextField has styles
 * for each of its parts, which are serialised with every keystroke (docs/decisions/0097). Children follow the control in its box.
 */
export const TextBox = (props: TextBoxProps) => {
  const { label, helperText, error = false, rows, maxRows, type, children, ...attributes } = props;
  const ownId = useId();
  const { id = ownId, disabled } = attributes;
  const hasHelp = Boolean(helperText);
  const Control = (rows ? TextareaAutosize : 'input') as ElementType;
  return (
    <div className="text-field">
      <label htmlFor={id} className={error ? 'is-error' : undefined}>
        {label}
      </label>
      <div
        className={['field-box', error && 'is-error', disabled && 'is-disabled'].filter(Boolean).join(' ')}
      >
        <Control
          {...attributes}
          {...(rows ? { minRows: rows, maxRows } : { type })}
          id={id}
          className="field-control"
          aria-invalid={error}
          aria-describedby={hasHelp ? `${id}-help` : undefined}
        />
        {children}
      </div>
      {hasHelp && <p id={`${id}-help`}>{helperText}</p>}
    </div>
  );
};
