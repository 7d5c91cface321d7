import { dateOfInstant } from '../../domain/format/wibTime';
import { declareList } from '../../list/ListPage';
import { PlainDate } from '../../ui/text/texts';
import { type Consumer, consumerStates, consumerTransitions } from './consumerWire';

export default declareList<Consumer>({
  filters: [
    { kind: 'dateRange', source: 'joined_at' },
    { kind: 'numberRange', source: 'total_spent', money: true },
    { kind: 'numberRange', source: 'balance', money: true },
  ],
  columns: [
    { source: 'full_name' },
    { source: 'phone' },
    { source: 'email', notOnPhones: true },
    { source: 'order_count', type: 'number', notOnPhones: true, sortByOrder: 'DESC' },
    { source: 'total_spent', type: 'money', sortByOrder: 'DESC' },
    { source: 'balance', type: 'money', notOnPhones: true, sortByOrder: 'DESC' },
    {
      source: 'joined_at',
      type: 'instant',
      notOnPhones: true,
      sortByOrder: 'DESC',
      show: ({ joined_at }) => <PlainDate value={dateOfInstant(joined_at)} />,
    },
    { source: 'last_order_at', type: 'instant', hiddenAtFirst: true },
    { source: 'status', type: 'state', sortable: false },
  ],
  states: consumerStates,
  usualOrder: { sort: { field: 'full_name', order: 'ASC' } },
  bulkActions: { transitions: consumerTransitions },
});
