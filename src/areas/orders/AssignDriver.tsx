import { useState } from 'react';
import { ActionButton } from '../../widgets/action/ActionButton';
import { DriverPicker } from './DriverPicker';
import { type Order, type OrderDriver, orderTransitions } from './orderWire';

type AssignDriverProps = {
  order: Order;
  /** The page's filled button: nothing else can be done before it. */
  isMain: boolean;
};

/** 'Tugaskan Driver': gives the order to one of the active drivers, or to another one than before. */
export const AssignDriver = ({ order, isMain }: AssignDriverProps) => {
  const [driver, setDriver] = useState<OrderDriver | null>(null);
  return (
    <ActionButton
      action="assignDriver"
      transition={orderTransitions.assignDriver}
      state={order.status}
      variant={isMain ? 'contained' : 'outlined'}
      data={{ driver_id: driver?.id }}
      ready={driver !== null}
      onClosed={() => setDriver(null)}
    >
      {(asked) => (
        <DriverPicker
          value={driver}
          onChange={setDriver}
          except={order.driver_id}
          missing={asked && driver === null}
        />
      )}
    </ActionButton>
  );
};
