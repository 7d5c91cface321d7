import Link from '@mui/material/Link';
import { LinkBase, useCanAccess, useCreatePath } from 'ra-core';
import type { ReactNode } from 'react';
import { isAddressable } from '../../domain/address';

type RecordLinkProps = {
  /** The resource that the record belongs to, seldom the one around us. */
  resource: string;
  /** Null where nothing is named: nothing to lead to. */
  id: string | null;
  children: ReactNode;
};

/** Leads to another record's page; only the words when the person may not view its area. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const createPath = useCreatePath();
  if (canAccess !== true || id === null || !isAddressable(id)) return children;
  return (
    <Link component={LinkBase} to={createPath({ resource, id, type: 'show' })}>
      {children}
    </Link>
  );
};
