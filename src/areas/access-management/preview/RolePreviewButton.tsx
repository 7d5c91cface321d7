import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import type { RoleBody } from '../accessManagementWire';
import { RolePreview } from './RolePreview';

type PreviewButtonProps = Pick<RoleBody, 'name' | 'permissions'> & { isUnsaved?: boolean };

/** The 'Lihat sebagai Peran' button for a stored role. */
export const StoredRolePreview = (role: PreviewButtonProps) => {
  const words = useResourceWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<VisibilityOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words('preview')}
      </Button>
      <RolePreview {...role} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** The 'Lihat sebagai Peran' button for the role in the surrounding form, including unsaved edits. */
export const RolePreviewButton = () => {
  const { watch } = useFormContext<RoleBody>();
  const { isDirty } = useFormState();
  const [name, permissions] = watch(['name', 'permissions']);
  return <StoredRolePreview name={name} permissions={permissions} isUnsaved={isDirty} />;
};
