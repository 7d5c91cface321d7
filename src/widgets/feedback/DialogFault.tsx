import FormHelperText from '@mui/material/FormHelperText';

/** The full error text of a failed request in a dialog. Unlike the toast, it stays until the dialog is closed. */
export const DialogFault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <FormHelperText component="div" error role="alert" sx={{ marginTop: 2, overflowWrap: 'anywhere' }}>
      {text}
    </FormHelperText>
  );
