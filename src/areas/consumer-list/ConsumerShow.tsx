import { ActionBar } from '../../widgets/action/ActionBar';
import { RecordNotes } from '../../widgets/notes/RecordNotes';
import { Detail } from '../../widgets/record/Detail';
import { ReadField } from '../../widgets/record/ReadField';
import { RecordHistory } from '../../widgets/record/RecordHistory';
import { ShowPage } from '../../widgets/record/ShowPage';
import { FigureField } from '../../widgets/text/FigureField';
import { InstantField } from '../../widgets/text/InstantField';
import { MoneyField } from '../../widgets/text/MoneyField';
import { StateField } from '../../widgets/text/StateField';
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
