import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import { useShowPath } from './useShowPath';

type RecordLinkProps = {
  /** The resource of the linked record, usually not the one in context. */
  resource: string;
  /** Null if there is no record to link to. */
  id: string | null;
  /** The name of the record; a link without one shows a dash. */
  children: ReactNode;
};

/** Link to another record's page. Renders only its children if the user may not view that area. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const path = useShowPath(resource, id);
  if (path === undefined) return <span>{children}</span>;
  return (
    <Link component={LinkBase} to={path}>
      {children || '–'}
    </Link>
  );
};
