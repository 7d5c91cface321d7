import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { Ref } from 'react';
import { type ControlProps, FieldBox, type FieldBoxProps } from './FieldBox';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export type TextBoxProps = FieldBoxProps &
  ControlProps<'input'> & {
    /** The least rows of a text area that grows with its text; without it, the control is an input of one line. */
    rows?: number;
    maxRows?: number;
    ref?: Ref<TextControl>;
  };

/** A text field with a state of its own. In a form it is a `TextInput`. */
export const TextBox = ({ rows, maxRows, type, ...props }: TextBoxProps) =>
  rows ? (
    <FieldBox {...props} control={TextareaAutosize} minRows={rows} maxRows={maxRows} />
  ) : (
    <FieldBox {...props} control="input" type={type} />
  );
