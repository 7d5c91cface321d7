import { dateOfInstant } from '../../domain/format/wibTime';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../list/export/exportColumn';
import type { ListFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { moreColumns } from '../../list/moreColumns';
import { FigureField } from '../../ui/text/FigureField';
import { MoneyField } from '../../ui/text/MoneyField';
import { PlainDate } from '../../ui/text/PlainDate';
import { StateField } from '../../ui/text/StateField';
import { consumerStates, consumerTransitions } from './consumerWire';

const sort = { field: 'full_name', order: 'ASC' } as const;
/** The columns by which the server sorts. */
const sorts = ['full_name', 'phone', 'email', 'order_count', 'total_spent', 'balance', 'joined_at'];

const filters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'joined_at' },
  { kind: 'numberRange', source: 'total_spent', money: true },
  { kind: 'numberRange', source: 'balance', money: true },
];

const exported: readonly ExportColumn[] = [
  ...plainColumns('full_name', 'phone', 'email', 'order_count', 'total_spent', 'balance'),
  { source: 'joined_at', instant: true },
  ...hiddenAtFirst({ source: 'last_order_at', instant: true }),
  { source: 'status', words: 'states' },
];

const more = moreColumns(exported);

const bulkActions = { transitions: consumerTransitions };

/** The List Konsumen page: consumers, their spending, and whether they are blocked. */
const ConsumerList = () => (
  <ListPage
    action={<ExportButton columns={exported} />}
    filters={filters}
    states={consumerStates}
    sort={sort}
    sorts={sorts}
  >
    <DataTable bulkActions={bulkActions}>
      <DataTable.Col source="full_name" />
      <DataTable.Col source="phone" />
      <DataTable.Col source="email" detail />
      <DataTable.Col source="order_count" numeric detail sortByOrder="DESC" field={FigureField} />
      <DataTable.Col source="total_spent" numeric sortByOrder="DESC" field={MoneyField} />
      <DataTable.Col source="balance" numeric detail sortByOrder="DESC" field={MoneyField} />
      <DataTable.Col
        source="joined_at"
        detail
        sortByOrder="DESC"
        render={(record) => <PlainDate value={dateOfInstant(String(record.joined_at))} />}
      />
      <DataTable.Col source="status" sortable={false} field={StateField} />
      {more}
    </DataTable>
  </ListPage>
);

export const fetchFirstView = firstRows({ sort });

export default ConsumerList;
