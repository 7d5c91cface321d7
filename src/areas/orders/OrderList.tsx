import { orderStates } from '../../domain/orderStates';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../list/export/exportColumn';
import type { ListFilter } from '../../list/filter/listFilter';
import { storeFilter } from '../../list/filter/storeFilter';
import { usePaymentMethodChoices } from '../../list/filter/usePaymentMethodChoices';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { moreColumns } from '../../list/moreColumns';
import { InstantField } from '../../ui/text/InstantField';
import { MoneyField } from '../../ui/text/MoneyField';
import { StateField } from '../../ui/text/StateField';
import { TwoLines } from '../../ui/text/TwoLines';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { orderOrder } from './orderOrder';

/** The columns by which the server sorts. */
const sorts = ['invoice_no', 'created_at', 'buyer', 'seller', 'total', 'payment_method'];

/** Filters besides the status tabs: date, shop, payment method. */
const filters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'created_at' },
  storeFilter,
  { source: 'payment_method', useChoices: usePaymentMethodChoices },
];

const useExportColumns = (): ExportColumn[] => {
  const methodName = usePaymentMethodName();
  return [
    { source: 'invoice_no' },
    { source: 'created_at', instant: true },
    ...plainColumns('buyer', 'seller'),
    ...hiddenAtFirst(
      ...plainColumns('driver', 'courier', 'no_resi'),
      ...['subtotal', 'ongkir', 'biaya_layanan', 'diskon'].map((source) => ({ source, figure: MoneyField })),
    ),
    { source: 'total' },
    { source: 'payment_method', value: (record) => methodName(String(record.payment_method)) },
    { source: 'payment_status', words: 'states', column: 'payment_method' },
    { source: 'status', words: 'states' },
  ];
};

/** The Orderan list: orders with their payment, newest first, in a tab for each state. The tab of complaints is a queue. */
const OrderList = () => {
  const columns = useExportColumns();
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  return (
    <ListPage
      action={<ExportButton columns={columns} />}
      filters={filters}
      states={orderStates}
      {...orderOrder}
      sorts={sorts}
    >
      <DataTable>
        <DataTable.Col source="invoice_no" />
        <DataTable.Col source="created_at" detail sortByOrder="DESC" field={InstantField} />
        <DataTable.Col source="buyer" />
        <DataTable.Col source="seller" detail />
        <DataTable.Col source="total" numeric field={MoneyField} />
        <DataTable.Col
          source="payment_method"
          detail
          label="resources.orders.columns.payment"
          render={(record) => (
            <TwoLines
              first={methodName(String(record.payment_method))}
              second={words(`states.${String(record.payment_status)}`)}
            />
          )}
        />
        <DataTable.Col source="status" sortable={false} field={StateField} />
        {moreColumns(columns)}
      </DataTable>
    </ListPage>
  );
};

export const fetchFirstView = firstRows(orderOrder);

export default OrderList;
