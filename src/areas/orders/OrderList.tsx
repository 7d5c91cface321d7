import { useTranslate } from 'ra-core';
import { orderStates } from '../../rules/orderStates';
import { toWibInput } from '../../rules/wibTime';
import { DataTable } from '../../widgets/DataTable';
import { ExportButton, type ExportColumn } from '../../widgets/ExportButton';
import { Instant } from '../../widgets/Instant';
import { ListPage } from '../../widgets/ListPage';
import { Money } from '../../widgets/Money';
import { StateBadge } from '../../widgets/StateBadge';
import { TwoLines } from '../../widgets/TwoLines';
import { usePaymentMethodName } from '../../widgets/usePaymentMethods';
import { orderFilters } from './orderFilters';

/** What the server sorts by. */
const sorts = ['invoice_no', 'created_at', 'buyer', 'seller', 'total', 'payment_method'];

const useExportColumns = (): ExportColumn[] => {
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  const state = (source: string): ExportColumn => ({
    source,
    value: (record) => translate(`resources.orders.states.${String(record[source])}`),
  });
  return [
    { source: 'invoice_no' },
    {
      source: 'created_at',
      label: 'resources.orders.export.created_at',
      value: (record) => toWibInput(String(record.created_at)).replace('T', ' '),
    },
    ...['buyer', 'seller', 'driver', 'courier', 'no_resi'].map((source) => ({ source })),
    ...['subtotal', 'ongkir', 'biaya_layanan', 'diskon', 'total'].map((source) => ({ source })),
    { source: 'payment_method', value: (record) => methodName(String(record.payment_method)) },
    state('payment_status'),
    state('status'),
  ];
};

/** Orderan: every order, newest first, by state, with what was paid and how. */
const OrderList = () => {
  const columns = useExportColumns();
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  return (
    <ListPage
      sentence="resources.orders.sentence"
      action={<ExportButton columns={columns} />}
      filters={orderFilters}
      tabs={{ states: orderStates }}
      sort={{ field: 'created_at', order: 'DESC' }}
      sorts={sorts}
    >
      <DataTable>
        <DataTable.Col source="invoice_no" />
        <DataTable.Col
          source="created_at"
          sortByOrder="DESC"
          render={(record) => <Instant value={String(record.created_at)} />}
        />
        <DataTable.Col source="buyer" />
        <DataTable.Col source="seller" />
        <DataTable.Col source="total" numeric render={(record) => <Money value={record.total as number} />} />
        <DataTable.Col
          source="payment_method"
          label="resources.orders.columns.payment"
          render={(record) => (
            <TwoLines
              first={methodName(String(record.payment_method))}
              second={translate(`resources.orders.states.${String(record.payment_status)}`)}
            />
          )}
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

export default OrderList;
