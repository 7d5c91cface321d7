import { dateOfInstant } from '../../format/wibTime';
import { ExportButton } from '../../widgets/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../widgets/export/exportColumn';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { DataTable } from '../../widgets/list/DataTable';
import { firstRows } from '../../widgets/list/firstRows';
import { ListPage } from '../../widgets/list/ListPage';
import { moreColumns } from '../../widgets/list/moreColumns';
import { FigureField } from '../../widgets/text/FigureField';
import { MoneyField } from '../../widgets/text/MoneyField';
import { PlainDate } from '../../widgets/text/PlainDate';
import { StateField } from '../../widgets/text/StateField';
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
