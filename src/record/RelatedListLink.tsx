import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../authProvider/useMay';
import { filterSearch } from '../domain/format/listAddress';

type RelatedListLinkProps = {
  /** The resource of the linked list, usually not the one in context. */
  resource: string;
  /** The filter that selects the record's related rows in that list. */
  filter: Readonly<Record<string, string>>;
  /** The accessible name of the link, instead of its text. */
  label?: string;
  children: ReactNode;
};

/** Link to a filtered list of another area. Renders only its children if the user may not view that area. */
export const RelatedListLink = ({ resource, filter, label, children }: RelatedListLinkProps) => {
  const maySee = useMay('list', resource);
  const createPath = useCreatePath();
  if (!maySee) return <span>{children}</span>;
  const to = createPath({ resource, type: 'list' }) + filterSearch(filter);
  return (
    <Link component={LinkBase} to={to} aria-label={label}>
      {children}
    </Link>
  );
};
