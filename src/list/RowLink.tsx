import { LinkBase } from 'ra-core';
import type { ComponentProps } from 'react';
import './DataTableCell.css';

/** A link to a record that looks like the link in the first cell of a table. */
export const RowLink = (props: Pick<ComponentProps<typeof LinkBase>, 'to' | 'children'>) => (
  <LinkBase className="row-link" {...props} />
);
