import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { useResourceWords } from '../../widgets/text/useResourceWords';

/** A link to the activity of the user admin on the page. */
export const ActivityButton = () => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const admin = useRecordContext();
  if (!admin) return null;
  return (
    <Button
      component={LinkBase}
      to={`${createPath({ resource, id: admin.id, type: 'show' })}/activity`}
      variant="outlined"
      color="inherit"
      startIcon={<HistoryOutlined />}
    >
      {words('activity')}
    </Button>
  );
};
