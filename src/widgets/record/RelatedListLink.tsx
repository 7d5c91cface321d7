import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../../authProvider/useMay';
import { filterSearch } from '../../format/listAddress';

type RelatedListLinkProps = {
  /** The list that it leads to, seldom that of the resource around us. */
  resource: string;
  /** What of the list belongs to the record: the list opens filtered by it. */
  filter: Readonly<Record<string, string>>;
  /** What a screen reader says instead of the words. */
  label?: string;
  children: ReactNode;
};

/** Leads to another area's records of this one; only the words when the person may not view that area. */
export const RelatedListLink = ({ resource, filter, label, children }: RelatedListLinkProps) => {
  const maySee = useMay('list', resource);
  const createPath = useCreatePath();
  if (!maySee) return children;
  const to = createPath({ resource, type: 'list' }) + filterSearch(filter);
  return (
    <Link component={LinkBase} to={to} aria-label={label}>
      {children}
    </Link>
  );
};
