import { ListBase } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { limits } from '../../config';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { ActionBar } from '../../record/action/ActionButton';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { ReadField } from '../../record/ReadField';
import { ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { AddressText, Joined } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import { type Consumer, consumerTransitions } from './consumerWire';
import './consumers.css';

const ConsumerAddresses = ({ addresses }: Pick<Consumer, 'addresses'>) => {
  const words = useResourceWords();
  if (addresses.length === 0) return <FullWidth as="p">{words('addresses.none')}</FullWidth>;
  return addresses
    .toSorted((a, b) => Number(b.is_main) - Number(a.is_main))
    .map((place, index) => (
      <dl key={index} className="consumer-address">
        <dt className="hint">
          {place.is_main ? words('addresses.main', { label: place.label }) : place.label}
        </dt>
        <dd>
          <Joined texts={[place.recipient, place.phone]} />
        </dd>
        <dd>
          <AddressText address={place} />
        </dd>
      </dl>
    ));
};

const newest = { field: 'created_at', order: 'DESC' } as const;

const columns: readonly Column[] = [
  { source: 'invoice_no' },
  { source: 'created_at', type: 'instant', sortByOrder: 'DESC' },
  { source: 'seller', notOnPhones: true },
  { source: 'total', type: 'money' },
  { source: 'status', type: 'state', sortable: false },
];

/** Page and sort are not in the URL, which belongs to the consumer's page. */
const ConsumerOrders = ({ consumerId }: { consumerId: string }) => {
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
        <DataTable
          title="resources.consumer-list.orders.title"
          columns={columns}
          embeddedAs="consumer-list.orders"
        />
      </ListBase>
    </div>
  );
};

const ConsumerShow = () => (
  <ShowPage<Consumer> actions={<ActionBar transitions={consumerTransitions} />}>
    {(consumer) => (
      <>
        <ResourceSection section="profile">
          <ReadField source="status" type="state" />
          <ReadField source="joined_at" type="instant" />
          <ReadField source="phone" />
          <ReadField source="email" />
          {consumer.reason !== null && <ReadField source="reason" wide />}
        </ResourceSection>
        <ResourceSection section="spending">
          <ReadField source="balance" type="money" />
          <ReadField source="total_spent" type="money" />
          <ReadField source="order_count" type="number" />
          <ReadField source="last_order_at" type="instant" />
        </ResourceSection>
        <ResourceSection section="addresses">
          <ConsumerAddresses addresses={consumer.addresses} />
        </ResourceSection>
        <ConsumerOrders consumerId={consumer.id} />
        <RecordNotes />
        <RecordHistory history={consumer.history} />
      </>
    )}
  </ShowPage>
);

export default ConsumerShow;
