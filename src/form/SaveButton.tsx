import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { Button } from '../ui/Button';

type SaveButtonProps = {
  isSaving: boolean;
  /** The id of the form that the button submits; defaults to the form around it. */
  form?: string;
};

/**
 * The button 'Simpan' of a form. During a save it shows a spinner, ignores clicks and keeps the focus, which a disabled button
 * would lose.
 */
export const SaveButton = ({ isSaving, form }: SaveButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      type="submit"
      form={form}
      variant="contained"
      startIcon={isSaving ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined}
      aria-disabled={isSaving}
      onClick={(event) => {
        if (isSaving) event.preventDefault();
      }}
    >
      {translate('ra.action.save')}
    </Button>
  );
};
