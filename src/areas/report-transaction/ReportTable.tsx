import type { ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'ra-core';
import { DataTable } from '../../widgets/list/DataTable';
import { EmptyState } from '../../widgets/feedback/EmptyState';
import { groupedFigures } from '../../format/rupiah';
import { Instant } from '../../widgets/text/Instant';
import { Money } from '../../widgets/text/Money';
import { StateBadge } from '../../widgets/text/StateBadge';
import { usePaymentMethodName } from '../../widgets/text/usePaymentMethodName';
import { CardDetail, CardMore } from './CardDetail';
import { OrderLink } from './OrderLink';
import { reportKey } from './reportKey';
import { reportSummary, summedColumns, type ReportRow } from './reportWire';
import { useReport } from './useReport';

/** The list's records are checked against the contract when they arrive (reportEndpoints). */
const cell = (draw: (row: ReportRow) => ReactNode) => (record: RaRecord) => draw(record as ReportRow);

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
      <DataTable.Col
        source="invoice_no"
        render={cell((row) => (
          <>
            <OrderLink row={row} />
            <CardMore of={row.invoice_no} />
          </>
        ))}
      />
      <DataTable.Col
        source="time"
        sortByOrder="DESC"
        render={cell(({ time }) => (
          <Instant value={time} />
        ))}
      />
      <DataTable.Col source="store" />
      <DataTable.Col
        source="buyer"
        render={cell(({ buyer }) => (
          <CardDetail>{buyer}</CardDetail>
        ))}
      />
      <DataTable.Col
        source="method"
        render={cell(({ method }) => (
          <CardDetail>{methodName(method)}</CardDetail>
        ))}
      />
      <DataTable.Col
        source="status"
        render={cell(({ status }) => (
          <StateBadge resource="orders" state={status} />
        ))}
      />
      {summedColumns.map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          numeric
          sortByOrder="DESC"
          render={cell((row) => {
            const money = <Money value={row[name]} />;
            return name === 'total' ? money : <CardDetail>{money}</CardDetail>;
          })}
        />
      ))}
    </DataTable>
  );
};
