import { useState } from 'react';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { Detail } from '../../form/Section';
import { ActionBar, ActionButton } from '../../record/action/ActionButton';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { PrintButton, PrintSheet } from '../../record/print/PrintSheet';
import { ReadField } from '../../record/ReadField';
import { RecordColumns } from '../../record/RecordColumns';
import { ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { Picker } from '../../ui/field/Combobox';
import { CopyButton } from '../../ui/text/CopyButton';
import { AddressText, Joined } from '../../ui/text/texts';
import { usePaymentMethodName, useResourceWords } from '../../ui/text/words';
import { Invoice, OrderItems } from './Invoice';
import { type Order, type OrderDriver, orderDrivers, orderOrder, orderTransitions } from './orderWire';
import './orders.css';

const OrderDetail = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { address, no_resi } = order;
  const facts = (
    <Detail section="order">
      <ReadField source="status" type="state" />
      <ReadField source="created_at" wide type="instant" />
      <ReadField source="buyer" link="consumer-list" />
      <ReadField source="seller" link="member-list/seller" />
      {order.reason !== null && <ReadField source="reason" wide />}
    </Detail>
  );
  const history = (
    <>
      <RecordNotes />
      <RecordHistory history={order.history} />
    </>
  );
  return (
    <RecordColumns facts={facts} history={history}>
      <Detail section="items">
        <OrderItems order={order} />
      </Detail>
      <Detail section="payment">
        <ReadField source="payment_status" type="state" />
        <ReadField source="payment_method">{methodName(order.payment_method)}</ReadField>
        <ReadField source="paid_at" type="instant" />
      </Detail>
      <Detail section="shipping">
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
      </Detail>
    </RecordColumns>
  );
};

type DriverPickerProps = {
  value: OrderDriver | null;
  onChange: (driver: OrderDriver | null) => void;
  onUnfinished: (text: string) => void;
  except: string | null;
  missing: boolean;
};

const labelOf = ({ full_name, plat_nomor }: OrderDriver): string => `${full_name} · ${plat_nomor}`;

const DriverPicker = ({ value, onChange, onUnfinished, except, missing }: DriverPickerProps) => {
  const words = useResourceWords();
  const drivers = useResourceRead({ name: 'drivers', schema: orderDrivers });
  return (
    <Picker
      value={value}
      onChange={onChange}
      onUnfinished={onUnfinished}
      query={{ ...drivers, data: drivers.data?.filter(({ id }) => id !== except) }}
      labelOf={labelOf}
      searchTextOf={(driver) => `${labelOf(driver)} ${driver.city}`}
      optionOf={({ full_name, vehicle_type, plat_nomor, city, is_online }) => (
        <span className="driver-option column">
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

const OrderShow = () => (
  <ShowPage<Order> hasColumns order={orderOrder} actions={actionsOf}>
    {(order) => (
      <>
        <OrderDetail key={order.id} order={order} />
        <PrintSheet>
          <Invoice order={order} />
        </PrintSheet>
      </>
    )}
  </ShowPage>
);

export default OrderShow;
