import { groupedFigures } from '../../domain/format/rupiah';
import { DataTable } from '../../list/DataTable';
import { InstantField } from '../../ui/text/InstantField';
import { Money } from '../../ui/text/Money';
import { MoneyField } from '../../ui/text/MoneyField';
import { StateField } from '../../ui/text/StateField';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { CardMore } from './CardMore';
import { OrderLink } from './OrderLink';
import type { ReportRow } from './reportRowWire';
import { reportSummary, summedColumns } from './reportWire';
import { useReport } from './useReport';

/** The table of transactions, with the server's totals of all pages below it. */
export const ReportTable = () => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
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
    >
      <DataTable.Col<ReportRow>
        source="invoice_no"
        render={(row) => (
          <>
            <OrderLink row={row} />
            <CardMore invoice={row.invoice_no} />
          </>
        )}
      />
      <DataTable.Col source="time" sortByOrder="DESC" field={InstantField} />
      <DataTable.Col source="store" />
      <DataTable.Col source="buyer" detail />
      <DataTable.Col<ReportRow> source="method" detail render={({ method }) => methodName(method)} />
      <DataTable.Col source="status" field={StateField} />
      {summedColumns.map((name) => (
        <DataTable.Col<ReportRow>
          key={name}
          source={name}
          numeric
          sortByOrder="DESC"
          detail={name !== 'total'}
          field={MoneyField}
        />
      ))}
    </DataTable>
  );
};
