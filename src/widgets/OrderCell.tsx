import { useCanAccess, useResourceContext } from 'ra-core';
import { ReorderButtons } from './ReorderButtons';
import './OrderCell.css';

type OrderCellProps = {
  /** The place of the record around us among its siblings, from 1. */
  order: number;
  /** How many siblings there are, itself included. */
  siblings: number;
};

/** The place of a record, and for who may manage the way to another. */
export const OrderCell = ({ order, siblings }: OrderCellProps) => {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  return (
    <span className="order-cell figures">
      {order}
      {canAccess === true && <ReorderButtons order={order} count={siblings} />}
    </span>
  );
};
