import EditOutlined from '@mui/icons-material/EditOutlined';
import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useMay } from '../authProvider/useMay';
import { LinkButton } from '../ui/Button';

type EditRecordButtonProps = {
  /** 'outlined' if another button is the page's main action. */
  variant?: 'contained' | 'outlined';
};

/** Link from a record's page to its edit page, shown only with MANAGE_. It keeps its label on small screens. */
export const EditRecordButton = ({ variant = 'contained' }: EditRecordButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const mayEdit = useMay('edit');
  if (!record || resource === undefined || !mayEdit) return null;
  return (
    <LinkButton
      to={createPath({ resource, id: record.id, type: 'edit' })}
      variant={variant}
      startIcon={<EditOutlined />}
    >
      {translate('ra.action.edit')}
    </LinkButton>
  );
};
