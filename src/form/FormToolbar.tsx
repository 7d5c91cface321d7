import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button, Ring } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import './FormToolbar.css';

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
      startIcon={isSaving ? <Ring /> : undefined}
      aria-disabled={isSaving}
      onClick={(event) => {
        if (isSaving) event.preventDefault();
      }}
    >
      {translate('ra.action.save')}
    </Button>
  );
};

/**
 * The sticky toolbar of a form, with Simpan and Batal. Simpan is never disabled for a missing field, because a click shows the
 * missing fields (docs/reliability.md 'Accessibility'). Batal navigates to the list, after a confirmation if there are unsaved
 * changes. `children` are buttons between the two.
 */
export const FormToolbar = ({ isSaving, children }: { isSaving: boolean; children?: ReactNode }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  return (
    <div className="form-toolbar not-printed card flow">
      <LinkButton to={createPath({ resource, type: 'list' })} variant="outlined" color="inherit">
        {translate('ra.action.cancel')}
      </LinkButton>
      {children}
      <SaveButton isSaving={isSaving} />
    </div>
  );
};
