import type { RaRecord, TranslateFunction } from 'ra-core';
import { orderStates } from '../../domain/orderStates';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { storeFilter, usePaymentMethodChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { ListPage } from '../../list/ListPage';
import { TwoLines } from '../../ui/text/texts';
import { paymentMethodName } from '../../ui/text/words';
import { orderOrder } from './orderWire';

const filters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'created_at' },
  storeFilter,
  { source: 'payment_method', useChoices: usePaymentMethodChoices },
];

const paymentMethod = (order: RaRecord, translate: TranslateFunction): string =>
  paymentMethodName(translate, String(order.payment_method));

const columns: readonly Column[] = [
  { source: 'invoice_no' },
  { source: 'created_at', type: 'instant', detail: true, sortByOrder: 'DESC' },
  { source: 'buyer' },
  { source: 'seller', detail: true },
  { source: 'driver', hiddenAtFirst: true },
  { source: 'courier', hiddenAtFirst: true },
  { source: 'no_resi', hiddenAtFirst: true },
  { source: 'subtotal', type: 'money', hiddenAtFirst: true },
  { source: 'ongkir', type: 'money', hiddenAtFirst: true },
  { source: 'biaya_layanan', type: 'money', hiddenAtFirst: true },
  { source: 'diskon', type: 'money', hiddenAtFirst: true },
  { source: 'total', type: 'money' },
  {
    source: 'payment_method',
    label: 'resources.orders.columns.payment',
    detail: true,
    show: (order, translate) => (
      <TwoLines
        first={paymentMethod(order, translate)}
        second={translate(`resources.orders.states.${String(order.payment_status)}`)}
      />
    ),
    export: false,
  },
  { source: 'payment_method', value: paymentMethod, within: 'payment_method' },
  { source: 'payment_status', words: 'states', within: 'payment_method' },
  { source: 'status', type: 'state', sortable: false },
];

const OrderList = () => (
  <ListPage
    columns={columns}
    filters={filters}
    states={orderStates}
    order={orderOrder}
    action={<ExportButton />}
  >
    <DataTable />
  </ListPage>
);

export default OrderList;
