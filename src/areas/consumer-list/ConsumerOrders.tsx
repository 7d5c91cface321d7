import { ListBase } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { limits } from '../../config';
import { DataTable } from '../../list/DataTable';
import { InstantField } from '../../ui/text/InstantField';
import { MoneyField } from '../../ui/text/MoneyField';
import { StateField } from '../../ui/text/StateField';
import './ConsumerShow.css';

const newest = { field: 'created_at', order: 'DESC' } as const;

/**
 * The consumer's orders, newest first, as links to their pages. Fetched and shown only with a right to Orderan. Its page
 * and sort are not in the URL, which belongs to the consumer's page.
 */
export const ConsumerOrders = ({ consumerId }: { consumerId: string }) => {
  const maySee = useMay('list', 'orders');
  if (!maySee) return null;
  return (
    <div className="consumer-orders">
      <ListBase
        resource="orders"
        filter={{ buyer_id: consumerId }}
        sort={newest}
        perPage={limits.defaultPageSize}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
      >
        <DataTable title="resources.consumer-list.orders.title" storeKey="consumer-list.orders" embedded>
          <DataTable.Col source="invoice_no" />
          <DataTable.Col source="created_at" sortByOrder="DESC" field={InstantField} />
          <DataTable.Col source="seller" detail />
          <DataTable.Col source="total" numeric field={MoneyField} />
          <DataTable.Col source="status" sortable={false} field={StateField} />
        </DataTable>
      </ListBase>
    </div>
  );
};
