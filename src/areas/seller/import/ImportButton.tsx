import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useCreatePath, useResourceContext } from 'ra-core';
import { useMay } from '../../../authProvider/useMay';
import { LinkButton } from '../../../ui/Button';
import { useResourceWords } from '../../../ui/text/useResourceWords';

/** Leads to the import; shown only with MANAGE_. */
export const ImportButton = () => {
  const words = useResourceWords();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!useMay('create')) return null;
  return (
    <LinkButton
      to={`${createPath({ resource, type: 'list' })}/import`}
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
    >
      {words('import')}
    </LinkButton>
  );
};
