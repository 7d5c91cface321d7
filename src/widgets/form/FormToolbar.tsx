import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { SaveButton } from './SaveButton';
import './FormToolbar.css';

/**
 * The sticky toolbar of a form, with Simpan and Batal. Simpan is never disabled for a missing field, because a click shows the
 * missing fields (docs/reliability.md 'Accessibility'). Batal navigates to the list, after a confirmation if there are unsaved
 * changes. `children` are buttons between the two.
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
      <SaveButton isSaving={isSubmitting} />
    </div>
  );
};
