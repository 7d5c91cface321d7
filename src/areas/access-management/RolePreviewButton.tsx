import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { RoleBody } from './accessManagementWire';
import { roleKey } from './roleKey';
import { RolePreview } from './RolePreview';

type PreviewButtonProps = Pick<RoleBody, 'name' | 'permissions'> & { isUnsaved?: boolean };

/** 'Lihat sebagai Peran', of a role as it is stored. */
export const StoredRolePreview = (role: PreviewButtonProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<VisibilityOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate(roleKey('preview.button'))}
      </Button>
      <RolePreview {...role} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** The same, of the role in the form around it, unsaved edits included. */
export const RolePreviewButton = () => {
  const { watch } = useFormContext<RoleBody>();
  const { isDirty } = useFormState();
  const [name, permissions] = watch(['name', 'permissions']);
  return <StoredRolePreview name={name} permissions={permissions} isUnsaved={isDirty} />;
};
