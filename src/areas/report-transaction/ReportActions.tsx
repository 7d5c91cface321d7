import { isBackwards } from '../../domain/period';
import { ExportButton } from '../../list/export/ExportButton';
import { periodDates } from './reportModel';
import { ReportPrint } from './ReportPrint';
import { useReportRange } from './useReport';

export const ReportActions = () => {
  const range = useReportRange();
  if (isBackwards(range)) return null;
  return (
    <>
      <ReportPrint />
      <ExportButton
        name={`report-transaction-${range.from}-${range.to}`}
        control={{ filter: periodDates, values: { time_gte: range.from, time_lte: range.to } }}
      />
    </>
  );
};
