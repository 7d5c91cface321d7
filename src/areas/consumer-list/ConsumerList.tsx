import { dateOfInstant } from '../../domain/format/wibTime';
import type { ListOrder } from '../../domain/queue';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import type { ListFilter } from '../../list/filter/listFilter';
import { ListPage } from '../../list/ListPage';
import { PlainDate } from '../../ui/text/texts';
import { consumerStates, consumerTransitions } from './consumerWire';

const filters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'joined_at' },
  { kind: 'numberRange', source: 'total_spent', money: true },
  { kind: 'numberRange', source: 'balance', money: true },
];

const columns: readonly Column[] = [
  { source: 'full_name' },
  { source: 'phone' },
  { source: 'email', detail: true },
  { source: 'order_count', type: 'number', detail: true, sortByOrder: 'DESC' },
  { source: 'total_spent', type: 'money', sortByOrder: 'DESC' },
  { source: 'balance', type: 'money', detail: true, sortByOrder: 'DESC' },
  {
    source: 'joined_at',
    type: 'instant',
    detail: true,
    sortByOrder: 'DESC',
    show: (consumer) => <PlainDate value={dateOfInstant(String(consumer.joined_at))} />,
  },
  { source: 'last_order_at', type: 'instant', hiddenAtFirst: true },
  { source: 'status', type: 'state', sortable: false },
];

const order: ListOrder = { sort: { field: 'full_name', order: 'ASC' } };

const bulkActions = { transitions: consumerTransitions };

const ConsumerList = () => (
  <ListPage
    columns={columns}
    filters={filters}
    states={consumerStates}
    order={order}
    action={<ExportButton />}
  >
    <DataTable bulkActions={bulkActions} />
  </ListPage>
);

export default ConsumerList;
