import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import './BackLink.css';

/** From a record to its list, as it was left: page, order and filters are react-admin's to remember. */
export const BackLink = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'list' })}
      className="back-link"
      size="small"
      color="inherit"
      startIcon={<ArrowBackOutlined />}
    >
      {translate('widgets.queue.back')}
    </Button>
  );
};
