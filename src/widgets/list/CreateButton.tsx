import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useResourceContext } from 'ra-core';

type CreateButtonProps = {
  label: string;
  /** Outlined where it repeats the page's filled button. */
  variant?: 'contained' | 'outlined';
};

/** Leads to the area's create page; shown only to who may manage (reading 7). */
export const CreateButton = ({ label, variant = 'contained' }: CreateButtonProps) => {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const createPath = useCreatePath();
  if (!canAccess || resource === undefined) return null;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant={variant}
      startIcon={<AddIcon />}
    >
      {label}
    </Button>
  );
};
