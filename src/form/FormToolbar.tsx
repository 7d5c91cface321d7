import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { LinkButton } from '../ui/Button';
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
      <LinkButton to={createPath({ resource, type: 'list' })} variant="outlined" color="inherit">
        {translate('ra.action.cancel')}
      </LinkButton>
      {children}
      <SaveButton isSaving={isSubmitting} />
    </div>
  );
};
