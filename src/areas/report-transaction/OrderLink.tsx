import { LinkBase } from 'ra-core';
import { useShowPath } from '../../widgets/record/useShowPath';
import type { ReportRow } from './reportRowWire';

/** The invoice number, linked to its order if the user may view orders. It has the look of a row link. */
export const OrderLink = ({ row }: { row: ReportRow }) => {
  const path = useShowPath('orders', row.order_id);
  if (path === undefined) return row.invoice_no;
  return (
    <LinkBase className="data-table-link" to={path}>
      {row.invoice_no}
    </LinkBase>
  );
};
