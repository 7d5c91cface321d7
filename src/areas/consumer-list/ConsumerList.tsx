import { useTranslate } from 'ra-core';
import { dateOfInstant, toWibInput } from '../../rules/wibTime';
import { DataTable } from '../../widgets/DataTable';
import { ExportButton, type ExportColumn } from '../../widgets/ExportButton';
import type { ListFilter } from '../../widgets/listFilter';
import { ListPage } from '../../widgets/ListPage';
import { Money } from '../../widgets/Money';
import { PlainDate } from '../../widgets/PlainDate';
import { StateBadge } from '../../widgets/StateBadge';
import { consumerStates } from './consumerWire';

/** What the server sorts by. */
const sorts = ['full_name', 'phone', 'email', 'order_count', 'total_spent', 'balance', 'joined_at'];

const filters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'joined_at', label: 'resources.consumer-list.fields.joined_at' },
  {
    kind: 'numberRange',
    source: 'total_spent',
    label: 'resources.consumer-list.fields.total_spent',
    money: true,
  },
  {
    kind: 'numberRange',
    source: 'balance',
    label: 'resources.consumer-list.fields.balance',
    money: true,
  },
];

const instant = (source: 'joined_at' | 'last_order_at'): ExportColumn => ({
  source,
  label: `resources.consumer-list.export.${source}`,
  value: (record) => toWibInput(String(record[source])).replace('T', ' '),
});

const useExportColumns = (): ExportColumn[] => {
  const translate = useTranslate();
  return [
    ...['full_name', 'phone', 'email', 'order_count', 'total_spent', 'balance'].map((source) => ({ source })),
    instant('joined_at'),
    instant('last_order_at'),
    {
      source: 'status',
      value: (record) => translate(`resources.consumer-list.states.${String(record.status)}`),
    },
  ];
};

/** List Konsumen: who buys, how much, and who is kept from buying. */
const ConsumerList = () => {
  const columns = useExportColumns();
  return (
    <ListPage
      sentence="resources.consumer-list.sentence"
      action={<ExportButton columns={columns} />}
      filters={filters}
      tabs={{ states: consumerStates }}
      sort={{ field: 'full_name', order: 'ASC' }}
      sorts={sorts}
    >
      <DataTable>
        <DataTable.Col source="full_name" />
        <DataTable.Col source="phone" />
        <DataTable.Col source="email" />
        <DataTable.Col source="order_count" numeric sortByOrder="DESC" />
        <DataTable.Col
          source="total_spent"
          numeric
          sortByOrder="DESC"
          render={(record) => <Money value={record.total_spent as number} />}
        />
        <DataTable.Col
          source="balance"
          numeric
          sortByOrder="DESC"
          render={(record) => <Money value={record.balance as number} />}
        />
        <DataTable.Col
          source="joined_at"
          sortByOrder="DESC"
          render={(record) => <PlainDate value={dateOfInstant(String(record.joined_at))} />}
        />
        <DataTable.Col
          source="status"
          sortable={false}
          render={(record) => <StateBadge state={String(record.status)} />}
        />
      </DataTable>
    </ListPage>
  );
};

export default ConsumerList;
