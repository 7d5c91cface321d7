import { LinkBase } from 'ra-core';
import type { ComponentProps } from 'react';
import './DataTableCell.css';

/** The link of a row to its record, as in the first cell of a table. */
export const RowLink = (props: Pick<ComponentProps<typeof LinkBase>, 'to' | 'children'>) => (
  <LinkBase className="row-link" {...props} />
);
