import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import './FormToolbar.css';

/**
 * The sticky toolbar of a form, with Simpan and Batal. Simpan is never disabled for a missing field, because a click shows the
 * missing fields (docs/reliability.md 'Accessibility'). During a save it shows a spinner, ignores clicks and keeps the focus.
 * Batal navigates to the list, after a confirmation if there are unsaved changes. `children` are buttons between the two.
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
