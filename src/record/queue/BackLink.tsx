import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import { LinkButton } from '../../ui/LinkButton';
import './queue.css';

type BackLinkProps = {
  /** Defaults to the list as it was left. */
  to?: string;
  /** The translated label. Defaults to a text for the list. */
  label?: string;
};

/** Link from a page to its parent page. */
export const BackLink = ({ to, label }: BackLinkProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <LinkButton
      to={to ?? createPath({ resource, type: 'list' })}
      className="back-link not-printed"
      size="small"
      color="inherit"
      startIcon={<ArrowBackOutlined />}
    >
      {label ?? translate('queue.back')}
    </LinkButton>
  );
};
