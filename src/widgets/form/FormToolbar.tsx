import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import './FormToolbar.css';

/**
 * Simpan and Batal, always visible at the foot of a form. Simpan is never disabled for a missing field: pressing
 * it shows what is missing (docs/reliability.md 'Accessibility'). While a save is under way it says so and takes no second press; it
 * keeps the focus. Batal leads to the list, through the form's own question about unsaved changes. `children` are further
 * buttons, between the two.
 */
export const FormToolbar = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const { isSubmitting } = useFormState();
  return (
    <div className="form-toolbar">
      <Button component={Link} to={createPath({ resource, type: 'list' })} variant="outlined" color="inherit">
        {translate('ra.action.cancel')}
      </Button>
      {children}
      <Button
        type="submit"
        variant="contained"
        startIcon={
          isSubmitting ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined
        }
        aria-disabled={isSubmitting}
        onClick={(event) => {
          if (isSubmitting) event.preventDefault();
        }}
      >
        {translate('ra.action.save')}
      </Button>
    </div>
  );
};
