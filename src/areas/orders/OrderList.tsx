import type { TranslateFunction } from 'ra-core';
import { orderStates } from '../../domain/orderStates';
import { storeFilter, usePaymentMethodChoices } from '../../list/filter/filterChoices';
import { declareList } from '../../list/ListPage';
import { TwoLines } from '../../ui/text/texts';
import { paymentMethodName } from '../../ui/text/words';
import { type Order, orderOrder } from './orderWire';

const paymentMethod = ({ payment_method }: Order, translate: TranslateFunction): string =>
  paymentMethodName(translate, payment_method);

export default declareList<Order>({
  filters: [
    { kind: 'dateRange', source: 'created_at' },
    storeFilter,
    { source: 'payment_method', useChoices: usePaymentMethodChoices },
  ],
  columns: [
    { source: 'invoice_no' },
    { source: 'created_at', type: 'instant', notOnPhones: true, sortByOrder: 'DESC' },
    { source: 'buyer' },
    { source: 'seller', notOnPhones: true },
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
      notOnPhones: true,
      show: (order, translate) => (
        <TwoLines
          first={paymentMethod(order, translate)}
          second={translate(`resources.orders.states.${order.payment_status}`)}
        />
      ),
      value: paymentMethod,
      exportedLabel: 'resources.orders.fields.payment_method',
    },
    { source: 'payment_status', words: 'states', within: 'payment_method' },
    { source: 'status', type: 'state', sortable: false },
  ],
  states: orderStates,
  usualOrder: orderOrder,
});
