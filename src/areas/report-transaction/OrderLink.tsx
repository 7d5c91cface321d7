import { LinkBase, useCreatePath } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { isAddressable } from '../../domain/address';
import type { ReportRow } from './reportRowWire';

const orders = 'orders';

/** The invoice; a link to its order when the person may see orders. */
export const OrderLink = ({ row }: { row: ReportRow }) => {
  const createPath = useCreatePath();
  const maySee = useMay('show', orders);
  if (!maySee || !isAddressable(row.order_id)) return row.invoice_no;
  return (
    <LinkBase
      className="data-table-link"
      to={createPath({ resource: orders, type: 'show', id: row.order_id })}
    >
      {row.invoice_no}
    </LinkBase>
  );
};
