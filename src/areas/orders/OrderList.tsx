import { orderStates } from '../../domain/orderStates';
import { ExportButton } from '../../widgets/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../widgets/export/exportColumn';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { storeFilter } from '../../widgets/filter/storeFilter';
import { usePaymentMethodChoices } from '../../widgets/filter/usePaymentMethodChoices';
import { DataTable } from '../../widgets/list/DataTable';
import { firstRows } from '../../widgets/list/firstRows';
import { ListPage } from '../../widgets/list/ListPage';
import { moreColumns } from '../../widgets/list/moreColumns';
import { InstantField } from '../../widgets/text/InstantField';
import { MoneyField } from '../../widgets/text/MoneyField';
import { StateField } from '../../widgets/text/StateField';
import { TwoLines } from '../../widgets/text/TwoLines';
import { usePaymentMethodName } from '../../widgets/text/usePaymentMethodName';
import { useResourceWords } from '../../widgets/text/useResourceWords';
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
