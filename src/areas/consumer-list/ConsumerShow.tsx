import { ActionBar } from '../../record/action/ActionBar';
import { Detail } from '../../record/Detail';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { ReadField } from '../../record/ReadField';
import { RecordHistory } from '../../record/RecordHistory';
import { ShowPage } from '../../record/ShowPage';
import { FigureField } from '../../ui/text/FigureField';
import { InstantField } from '../../ui/text/InstantField';
import { MoneyField } from '../../ui/text/MoneyField';
import { StateField } from '../../ui/text/StateField';
import { ConsumerAddresses } from './ConsumerAddresses';
import { ConsumerOrders } from './ConsumerOrders';
import { type Consumer, consumerTransitions } from './consumerWire';

/** The page of one consumer: profile, spending, addresses and orders. */
const ConsumerShow = () => (
  <ShowPage<Consumer> actions={<ActionBar transitions={consumerTransitions} />}>
    {(consumer) => (
      <>
        <Detail section="profile">
          <ReadField source="status" field={StateField} />
          <ReadField source="joined_at" field={InstantField} />
          <ReadField source="phone" />
          <ReadField source="email" />
          {consumer.reason !== null && <ReadField source="reason" wide />}
        </Detail>
        <Detail section="spending">
          <ReadField source="balance" field={MoneyField} />
          <ReadField source="total_spent" field={MoneyField} />
          <ReadField source="order_count" field={FigureField} />
          <ReadField source="last_order_at" field={InstantField} />
        </Detail>
        <Detail section="addresses">
          <ConsumerAddresses addresses={consumer.addresses} />
        </Detail>
        <ConsumerOrders consumerId={consumer.id} />
        <RecordNotes />
        <RecordHistory history={consumer.history} />
      </>
    )}
  </ShowPage>
);

export default ConsumerShow;
