import { useTranslate } from 'ra-core';
import { groupedFigures } from '../../format/rupiah';
import { EmptyState } from '../../widgets/feedback/EmptyState';
import { DataTable } from '../../widgets/list/DataTable';
import { Instant } from '../../widgets/text/Instant';
import { Money } from '../../widgets/text/Money';
import { StateBadge } from '../../widgets/text/StateBadge';
import { usePaymentMethodName } from '../../widgets/text/usePaymentMethodName';
import { CardDetail, CardMore } from './CardDetail';
import { OrderLink } from './OrderLink';
import { reportKey } from './reportKey';
import { type ReportRow, reportSummary, summedColumns } from './reportWire';
import { useReport } from './useReport';

/** The transactions of the filter, page by page, above their sums, which the server makes over all pages. */
export const ReportTable = () => {
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  const { data: sums } = useReport('summary', reportSummary);
  return (
    <DataTable
      rowClick={false}
      totals={
        sums && {
          head: translate(reportKey('table.totals'), { count: groupedFigures(sums.count) }),
          sums: Object.fromEntries(
            summedColumns.map((name) => [name, <Money key={name} value={sums[name]} />]),
          ),
        }
      }
      empty={
        <EmptyState
          image="empty"
          title={translate(reportKey('table.empty.title'))}
          hint={translate(reportKey('table.empty.hint'))}
        />
      }
    >
      <DataTable.Col<ReportRow>
        source="invoice_no"
        render={(row) => (
          <>
            <OrderLink row={row} />
            <CardMore of={row.invoice_no} />
          </>
        )}
      />
      <DataTable.Col<ReportRow>
        source="time"
        sortByOrder="DESC"
        render={({ time }) => <Instant value={time} />}
      />
      <DataTable.Col source="store" />
      <DataTable.Col<ReportRow> source="buyer" render={({ buyer }) => <CardDetail>{buyer}</CardDetail>} />
      <DataTable.Col<ReportRow>
        source="method"
        render={({ method }) => <CardDetail>{methodName(method)}</CardDetail>}
      />
      <DataTable.Col<ReportRow>
        source="status"
        render={({ status }) => <StateBadge resource="orders" state={status} />}
      />
      {summedColumns.map((name) => (
        <DataTable.Col<ReportRow>
          key={name}
          source={name}
          numeric
          sortByOrder="DESC"
          render={(row) => {
            const money = <Money value={row[name]} />;
            return name === 'total' ? money : <CardDetail>{money}</CardDetail>;
          }}
        />
      ))}
    </DataTable>
  );
};
