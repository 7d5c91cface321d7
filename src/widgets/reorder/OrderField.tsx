import { useRecordContext } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { ReorderButtons } from './ReorderButtons';
import './OrderField.css';

/** What can be put in an order: its place among its siblings, from 1, and how many they are, itself included. */
type Ordered = { id: string; order: number; siblings: number };

/** The place of the record around us; with MANAGE_ also the buttons that move it. */
export const OrderField = () => {
  const record = useRecordContext<Ordered>();
  const mayEdit = useMay('edit');
  if (!record) return null;
  return (
    <span className="order-cell figures">
      {record.order}
      {mayEdit && <ReorderButtons order={record.order} count={record.siblings} />}
    </span>
  );
};
