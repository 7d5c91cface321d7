import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext } from 'ra-core';
import { useMay } from '../../../authProvider/useMay';
import { useResourceWords } from '../../../widgets/text/useResourceWords';

/** Leads to the import; shown only with MANAGE_. */
export const ImportButton = () => {
  const words = useResourceWords();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!useMay('create')) return null;
  return (
    <Button
      component={LinkBase}
      to={`${createPath({ resource, type: 'list' })}/import`}
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
    >
      {words('import')}
    </Button>
  );
};
