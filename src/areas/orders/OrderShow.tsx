import { useState } from 'react';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { groupedFigures } from '../../domain/format/rupiah';
import { Photo } from '../../form/photo/Photo';
import { ActionBar, ActionButton } from '../../record/action/ActionButton';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { PrintButton, PrintSheet, SheetFact, SheetHeader } from '../../record/print/PrintSheet';
import { ReadField } from '../../record/ReadField';
import { RecordColumns } from '../../record/RecordColumns';
import { ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { Picker, type PickerProps } from '../../ui/field/Combobox';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { CopyButton } from '../../ui/text/CopyButton';
import { AddressText, Instant, Joined, Money } from '../../ui/text/texts';
import { useFieldLabel, usePaymentMethodName, useResourceWords } from '../../ui/text/words';
import { type Order, type OrderDriver, orderDrivers, orderOrder, orderTransitions } from './orderWire';
import './orders.css';

const sums = ['subtotal', 'ongkir', 'biaya_layanan', 'diskon', 'total'] as const;

const OrderItems = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const field = useFieldLabel();
  return (
    <FullWidth as="table" role="table" className="order-items" aria-label={field('items')}>
      <thead role="rowgroup" className="hidden-on-phones">
        <tr role="row">
          {['name', 'price', 'quantity', 'subtotal'].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {words(`items.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {order.items.map((item, index) => (
          // Two lines may be of one product.
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <span className="order-item row">
                <Photo className="order-item-picture frame" picture={item.image} alt="" />
                <span className="column">
                  <span className="strong">{item.name}</span>
                  <span className="hint">
                    {words('items.more', { sku: item.sku || '–', weight: item.weight_gram })}
                  </span>
                </span>
              </span>
            </th>
            <td role="cell">
              <Money value={item.price} />
            </td>
            <td role="cell" className="order-item-quantity">
              {groupedFigures(item.quantity)}
            </td>
            <td role="cell">
              <Money value={item.subtotal} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        {sums.map((source) => (
          <tr key={source} role="row" className={source === 'total' ? 'order-sum is-total' : 'order-sum'}>
            <th role="rowheader" scope="row" colSpan={3}>
              {field(source)}
            </th>
            <td role="cell">
              <Money value={source === 'diskon' && order.diskon > 0 ? -order.diskon : order[source]} />
            </td>
          </tr>
        ))}
      </tfoot>
    </FullWidth>
  );
};

const OrderDetail = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { address, no_resi } = order;
  const facts = (
    <ResourceSection section="order">
      <ReadField source="status" type="state" />
      <ReadField source="created_at" wide type="instant" />
      <ReadField source="buyer" link="consumer-list" />
      <ReadField source="seller" link="member-list/seller" />
      {order.reason !== null && <ReadField source="reason" wide />}
    </ResourceSection>
  );
  const history = (
    <>
      <RecordNotes />
      <RecordHistory history={order.history} />
    </>
  );
  return (
    <RecordColumns facts={facts} history={history}>
      <ResourceSection section="items">
        <OrderItems order={order} />
      </ResourceSection>
      <ResourceSection section="payment">
        <ReadField source="payment_status" type="state" />
        <ReadField source="payment_method">{methodName(order.payment_method)}</ReadField>
        <ReadField source="paid_at" type="instant" />
      </ResourceSection>
      <ResourceSection section="shipping">
        <ReadField source="courier" />
        <ReadField source="no_resi">
          {no_resi !== null && (
            <>
              <span>{no_resi}</span> <CopyButton value={no_resi} label={words('copyReceipt')} />
            </>
          )}
        </ReadField>
        <ReadField source="driver" link="member-list/driver" />
        <ReadField source="recipient">
          <Joined texts={[address.recipient, address.phone]} />
        </ReadField>
        <ReadField source="address" wide>
          <AddressText address={address} />
        </ReadField>
      </ResourceSection>
    </RecordColumns>
  );
};

type DriverPickerProps = Pick<PickerProps<OrderDriver>, 'value' | 'onChange' | 'onUnfinished'> & {
  except: string | null;
  missing: boolean;
};

const labelOf = ({ full_name, plat_nomor }: OrderDriver): string => `${full_name} · ${plat_nomor}`;

const DriverPicker = ({ except, missing, ...picker }: DriverPickerProps) => {
  const words = useResourceWords();
  const drivers = useResourceRead({ name: 'drivers', schema: orderDrivers });
  return (
    <Picker
      {...picker}
      query={{ ...drivers, data: drivers.data?.filter(({ id }) => id !== except) }}
      labelOf={labelOf}
      searchTextOf={(driver) => `${labelOf(driver)} ${driver.city}`}
      optionOf={({ full_name, vehicle_type, plat_nomor, city, is_online }) => (
        <span className="column">
          <strong className="strong">{full_name}</strong>
          <span className="hint">
            {[
              words(`drivers.${vehicle_type}`),
              plat_nomor,
              city,
              words(is_online ? 'drivers.online' : 'drivers.offline'),
            ].join(' · ')}
          </span>
        </span>
      )}
      fault={missing ? words('drivers.missing') : undefined}
      field={{
        label: words('fields.driver'),
        helperText: words('drivers.hint'),
        required: true,
        autoFocus: true,
      }}
    />
  );
};

/** The primary action until there is a driver, because shipping requires one. */
const AssignDriver = ({ order }: { order: Order }) => {
  const [driver, setDriver] = useState<OrderDriver | null>(null);
  const [unfinished, setUnfinished] = useState('');
  return (
    <ActionButton
      action="assignDriver"
      transition={orderTransitions.assignDriver}
      variant={order.driver_id === null && order.status === 'SIAP_DIKIRIM' ? 'contained' : 'outlined'}
      data={{ driver_id: driver?.id }}
      ready={driver !== null && unfinished === ''}
      onClosed={() => setDriver(null)}
    >
      {(asked) => (
        <DriverPicker
          value={driver}
          onChange={setDriver}
          onUnfinished={setUnfinished}
          except={order.driver_id}
          missing={asked && driver === null}
        />
      )}
    </ActionButton>
  );
};

const actionsOf = (order: Order) => (
  <>
    <AssignDriver order={order} />
    <ActionBar
      transitions={orderTransitions}
      except={order.driver_id === null ? ['assignDriver', 'ship'] : ['assignDriver']}
    >
      <PrintButton />
    </ActionBar>
  </>
);

const Invoice = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { address } = order;
  const field = useFieldLabel();
  return (
    <article className="invoice">
      <SheetHeader title={words('invoice.title')}>
        <SheetFact label={field('invoice_no')}>{order.invoice_no}</SheetFact>
        <SheetFact label={field('created_at')}>
          <Instant value={order.created_at} />
        </SheetFact>
        <SheetFact label={field('payment_method')}>
          {`${methodName(order.payment_method)} · ${words(`states.${order.payment_status}`)}`}
        </SheetFact>
        <SheetFact label={field('status')}>{words(`states.${order.status}`)}</SheetFact>
      </SheetHeader>
      <dl className="invoice-parties">
        <div>
          <dt>{field('seller')}</dt>
          <dd>{order.seller}</dd>
        </div>
        <div>
          <dt>{field('buyer')}</dt>
          <dd>{order.buyer}</dd>
        </div>
        <div>
          <dt>{words('invoice.shipTo')}</dt>
          <dd>
            <Joined texts={[address.recipient, address.phone]} />
          </dd>
          <dd>
            <AddressText address={address} />
          </dd>
        </div>
        <div>
          <dt>{field('courier')}</dt>
          <dd>
            <Joined texts={[order.courier, order.no_resi ?? '']} />
          </dd>
        </div>
      </dl>
      <OrderItems order={order} />
      <p className="invoice-note">{words('invoice.note')}</p>
    </article>
  );
};

const OrderShow = () => (
  <ShowPage<Order> hasColumns usualOrder={orderOrder} actions={actionsOf}>
    {(order) => (
      <>
        <OrderDetail order={order} />
        <PrintSheet>
          <Invoice order={order} />
        </PrintSheet>
      </>
    )}
  </ShowPage>
);

export default OrderShow;
