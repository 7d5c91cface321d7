import FormHelperText from '@mui/material/FormHelperText';

/** Why what a dialog asked for failed: whole, and as long as the dialog is open, unlike its toast. */
export const DialogFault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <FormHelperText component="div" error role="alert" sx={{ marginTop: 2, overflowWrap: 'anywhere' }}>
      {text}
    </FormHelperText>
  );
