import { useRecordContext } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { groupedFigures } from '../../domain/format/rupiah';
import type { Row } from './Reorderable';
import { ReorderButtons } from './ReorderButtons';
import './OrderField.css';

/** The position of the record in context, with buttons to move it if the user has MANAGE_. */
export const OrderField = () => {
  const record = useRecordContext<Row>();
  const mayEdit = useMay('edit');
  if (!record) return null;
  return (
    <span className="order-cell figures">
      <span>{groupedFigures(record.order)}</span>
      {mayEdit && <ReorderButtons record={record} />}
    </span>
  );
};
