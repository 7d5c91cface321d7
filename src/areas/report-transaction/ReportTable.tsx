import type { ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'ra-core';
import { DataTable } from '../../widgets/DataTable';
import { EmptyState } from '../../widgets/EmptyState';
import { groupedFigures } from '../../rules/rupiah';
import { Instant } from '../../widgets/Instant';
import { Money } from '../../widgets/Money';
import { StateBadge } from '../../widgets/StateBadge';
import { OrderLink } from './OrderLink';
import { reportKey } from './reportKey';
import { reportSummary, type ReportRow } from './reportWire';
import { useReport } from './useReport';

/** In the order in which staff read them: what happened, how much, and what it is made of. */
const moneyColumns = ['total', 'komisi', 'refund', 'subtotal', 'ongkir', 'biaya_layanan', 'diskon'] as const;

/** The list's records are checked against the contract when they arrive (reportEndpoints). */
const cell = (draw: (row: ReportRow) => ReactNode) => (record: RaRecord) => draw(record as ReportRow);

const Method = ({ method }: { method: string }) => {
  const translate = useTranslate();
  return translate(reportKey(`methods.${method}`), { _: method });
};

/** The transactions of the filter, page by page, above their sums, which the server makes over all pages. */
export const ReportTable = () => {
  const translate = useTranslate();
  const { data: sums } = useReport('summary', reportSummary);
  return (
    <DataTable
      title={reportKey('table.title')}
      rowClick={false}
      totals={
        sums && {
          head: translate(reportKey('table.totals'), { count: groupedFigures(sums.count) }),
          sums: Object.fromEntries(
            moneyColumns.map((name) => [name, <Money key={name} value={sums[name]} />]),
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
          <OrderLink row={row} />
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
      <DataTable.Col source="buyer" />
      <DataTable.Col
        source="method"
        render={cell(({ method }) => (
          <Method method={method} />
        ))}
      />
      <DataTable.Col
        source="status"
        render={cell(({ status }) => (
          <StateBadge state={status} />
        ))}
      />
      {moneyColumns.map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          numeric
          sortByOrder="DESC"
          render={cell((row) => (
            <Money value={row[name]} />
          ))}
        />
      ))}
    </DataTable>
  );
};
