import type { TranslateFunction } from 'ra-core';
import { useState } from 'react';
import { groupedFigures } from '../../domain/format/rupiah';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { RowLink } from '../../list/RowLink';
import { useShowPath } from '../../record/RecordLink';
import { Money } from '../../ui/text/values';
import { paymentMethodName, useResourceWords } from '../../ui/text/words';
import type { ReportRow } from './reportRowWire';
import { reportSummary, summedColumns } from './reportWire';
import { useReport } from './useReport';

/** The invoice number, linked to its order if the user may view orders. */
const OrderLink = ({ row }: { row: ReportRow }) => {
  const path = useShowPath('orders', row.order_id);
  if (path === undefined) return <span>{row.invoice_no}</span>;
  return <RowLink to={path}>{row.invoice_no}</RowLink>;
};

/** The button that expands a card of the report's table on a phone. Hidden on wide screens, which show all columns. */
const CardMore = ({ invoice }: { invoice: string }) => {
  const words = useResourceWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className="card-more row text-tool icons-16 ring-inside"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <span>{words('table.more')}</span> <span className="visually-hidden">{invoice}</span>
      <svg className="line-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 6 4 4 4-4" />
      </svg>
    </button>
  );
};

const paymentMethod = ({ method }: ReportRow, translate: TranslateFunction): string =>
  paymentMethodName(translate, method);

export const reportColumns: readonly Column<ReportRow>[] = [
  {
    source: 'invoice_no',
    show: (row) => (
      <>
        <OrderLink row={row} />
        <CardMore invoice={row.invoice_no} />
      </>
    ),
  },
  { source: 'time', type: 'instant', sortByOrder: 'DESC' },
  { source: 'store' },
  { source: 'city', within: 'store' },
  { source: 'buyer', detail: true },
  { source: 'method', detail: true, show: paymentMethod, value: paymentMethod },
  { source: 'status', type: 'state', export: false },
  ...summedColumns.map((source): Column => ({
    source,
    type: 'money',
    sortByOrder: 'DESC',
    detail: source !== 'total',
  })),
  { source: 'status', type: 'state', within: 'status' },
];

/** The table of transactions, with the server's totals of all pages below it. */
export const ReportTable = () => {
  const words = useResourceWords();
  const { data: sums } = useReport('summary', reportSummary);
  return (
    <DataTable
      rowClick={false}
      totals={
        sums && {
          head: words('table.totals', { count: groupedFigures(sums.count) }),
          sums: Object.fromEntries(
            summedColumns.map((name) => [name, <Money key={name} value={sums[name]} />]),
          ),
        }
      }
    />
  );
};
