import AddIcon from '@mui/icons-material/Add';
import { useCreatePath, useResourceDefinition, useTranslate } from 'ra-core';
import { useMay } from '../authProvider/useMay';
import { LinkButton } from '../ui/LinkButton';

/** Shown with MANAGE_, in an area with a create page. Its label is `resources.<resource>.add`. */
export const CreateButton = ({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) => {
  const translate = useTranslate();
  const { name: resource, hasCreate } = useResourceDefinition();
  const mayCreate = useMay('create');
  const createPath = useCreatePath();
  if (!mayCreate || !hasCreate) return null;
  return (
    <LinkButton to={createPath({ resource, type: 'create' })} variant={variant} startIcon={<AddIcon />}>
      {translate(`resources.${resource}.add`, { _: translate('ra.action.create') })}
    </LinkButton>
  );
};
