import TextareaAutosize from '@mui/material/TextareaAutosize';

/** Props of the `input` slot of a field with `multiline`: a text area that grows with its text. */
export const growingText = { inputComponent: TextareaAutosize };
