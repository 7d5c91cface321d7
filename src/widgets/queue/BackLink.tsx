import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import './BackLink.css';

type BackLinkProps = {
  /** Left out, the list, as it was left: page, order and filters are react-admin's to remember. */
  to?: string;
  /** Already translated; left out, that it is the list. */
  label?: string;
};

/** From a page to the one above it. */
export const BackLink = ({ to, label }: BackLinkProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <Button
      component={LinkBase}
      to={to ?? createPath({ resource, type: 'list' })}
      className="back-link"
      size="small"
      color="inherit"
      startIcon={<ArrowBackOutlined />}
    >
      {label ?? translate('widgets.queue.back')}
    </Button>
  );
};
