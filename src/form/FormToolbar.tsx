import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button, Ring } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import './FormToolbar.css';

/** During a save it keeps the focus, which a disabled button would lose. `form` is the id of a form elsewhere. */
export const SaveButton = ({ isSaving, form }: { isSaving: boolean; form?: string }) => {
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

/** Simpan is never disabled, because a click shows the missing fields (docs/reliability.md 'Accessibility'). */
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
