import { LinkBase } from 'ra-core';
import { useShowPath } from '../../widgets/record/useShowPath';
import type { ReportRow } from './reportRowWire';

/** The invoice; a link to its order when the person may see orders. It looks like the link of a table whose rows open a page. */
export const OrderLink = ({ row }: { row: ReportRow }) => {
  const path = useShowPath('orders', row.order_id);
  if (path === undefined) return row.invoice_no;
  return (
    <LinkBase className="data-table-link" to={path}>
      {row.invoice_no}
    </LinkBase>
  );
};
