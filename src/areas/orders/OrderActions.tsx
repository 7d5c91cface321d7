import { useRecordContext } from 'ra-core';
import { ActionBar } from '../../record/action/ActionBar';
import { PrintButton } from '../../record/print/PrintButton';
import { AssignDriver } from './AssignDriver';
import { type Order, orderTransitions } from './orderWire';

/**
 * The actions of the order on the page. Shipping requires a driver, so the assignment is the primary action until there is
 * one.
 */
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
