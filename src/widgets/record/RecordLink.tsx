import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import { useShowPath } from './useShowPath';

type RecordLinkProps = {
  /** The resource that the record belongs to, seldom the one around us. */
  resource: string;
  /** Null where nothing is named: nothing to lead to. */
  id: string | null;
  children: ReactNode;
};

/** Leads to another record's page; only the words when the person may not view its area. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const path = useShowPath(resource, id);
  if (path === undefined) return children;
  return (
    <Link component={LinkBase} to={path}>
      {children}
    </Link>
  );
};
