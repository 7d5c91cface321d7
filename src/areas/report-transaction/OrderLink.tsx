import { RowLink } from '../../list/RowLink';
import { useShowPath } from '../../record/useShowPath';
import type { ReportRow } from './reportRowWire';

/** The invoice number, linked to its order if the user may view orders. */
export const OrderLink = ({ row }: { row: ReportRow }) => {
  const path = useShowPath('orders', row.order_id);
  if (path === undefined) return <span>{row.invoice_no}</span>;
  return <RowLink to={path}>{row.invoice_no}</RowLink>;
};
