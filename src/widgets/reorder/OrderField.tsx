import { useRecordContext } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { groupedFigures } from '../../format/rupiah';
import type { Row } from './Reorderable';
import { ReorderButtons } from './ReorderButtons';
import './OrderField.css';

/** The place of the record around us; with MANAGE_ also the buttons that move it. */
export const OrderField = () => {
  const record = useRecordContext<Row>();
  const mayEdit = useMay('edit');
  if (!record) return null;
  return (
    <span className="order-cell figures">
      {groupedFigures(record.order)}
      {mayEdit && <ReorderButtons record={record} />}
    </span>
  );
};
