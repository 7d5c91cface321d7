import { isBackwards } from '../../domain/period';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, plainColumns } from '../../list/export/exportColumn';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import { periodDates } from './reportFilter';
import { ReportPrint } from './ReportPrint';
import type { ReportRow } from './reportRowWire';
import { summedColumns } from './reportWire';
import { useReportRange } from './useReport';

/** Cetak and Ekspor. The file is named after the period. */
export const ReportActions = () => {
  const methodName = usePaymentMethodName();
  const range = useReportRange();
  if (isBackwards(range)) return null;
  const columns: ExportColumn<ReportRow>[] = [
    { source: 'invoice_no' },
    { source: 'time', instant: true },
    ...plainColumns('store', 'city', 'buyer'),
    { source: 'method', value: ({ method }) => methodName(method) },
    ...plainColumns(...summedColumns),
    { source: 'status', words: 'states' },
  ];
  return (
    <>
      <ReportPrint />
      <ExportButton
        columns={columns}
        name={`report-transaction-${range.from}-${range.to}`}
        control={{ filter: periodDates, values: { time_gte: range.from, time_lte: range.to } }}
      />
    </>
  );
};
