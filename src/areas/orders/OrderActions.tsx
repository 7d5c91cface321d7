import { useRecordContext } from 'ra-core';
import { ActionBar } from '../../widgets/action/ActionBar';
import { PrintButton } from '../../widgets/print/PrintButton';
import { AssignDriver } from './AssignDriver';
import { type Order, orderTransitions } from './orderWire';

/** What may be done with the order around us. Without its driver it cannot be shipped: then the driver comes first. */
export const OrderActions = () => {
  const order = useRecordContext<Order>();
  if (!order) return null;
  const hasDriver = order.driver_id !== null;
  return (
    <>
      <AssignDriver order={order} isMain={!hasDriver && order.status === 'SIAP_DIKIRIM'} />
      <ActionBar
        transitions={orderTransitions}
        except={hasDriver ? ['assignDriver'] : ['assignDriver', 'ship']}
      >
        <PrintButton />
      </ActionBar>
    </>
  );
};
