import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { LinkButton } from '../../ui/Button';
import { useResourceWords } from '../../ui/text/useResourceWords';

/** A link to the activity of the user admin on the page. */
export const ActivityButton = () => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const admin = useRecordContext();
  if (!admin) return null;
  return (
    <LinkButton
      to={`${createPath({ resource, id: admin.id, type: 'show' })}/activity`}
      variant="outlined"
      color="inherit"
      startIcon={<HistoryOutlined />}
    >
      {words('activity')}
    </LinkButton>
  );
};
