import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../../authProvider/useMay';
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
  const maySee = useMay('show', resource);
  const createPath = useCreatePath();
  if (!maySee || id === null || !isAddressable(id)) return children;
  return (
    <Link component={LinkBase} to={createPath({ resource, id, type: 'show' })}>
      {children}
    </Link>
  );
};
