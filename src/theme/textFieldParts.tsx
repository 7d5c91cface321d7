import type { TextFieldOwnerState } from '@mui/material/TextField';
import type { ComponentProps, ElementType } from 'react';

/** What react-admin's labels have after the name of a required field: a thin space and an asterisk. */
const requiredMark = '\u2009*';

type LabelProps = ComponentProps<'label'> & { ownerState: TextFieldOwnerState };

const FieldLabel = ({ id, htmlFor, children, ownerState }: LabelProps) => (
  <label id={id} htmlFor={htmlFor} className={ownerState.error === true ? 'is-error' : undefined}>
    {children}
    {ownerState.required === true && <span aria-hidden>{requiredMark}</span>}
  </label>
);

type PlainProps = Record<string, unknown> & {
  /** An input, or what MUI puts in its place: a text area or a select. The box around it is a div. */
  as?: ElementType;
  ownerState: unknown;
};

const Plain = ({ as: Element = 'div', ownerState, ...attributes }: PlainProps) => <Element {...attributes} />;

/*
 * The parts of a text field are plain elements, with their look in inputs.css. MUI's have styles, which are serialised for each
 * field that renders, with every keystroke.
 */
export const fieldSlots = { inputLabel: FieldLabel, formHelperText: 'p' as ElementType };
export const inputSlots = { root: Plain, input: Plain };
