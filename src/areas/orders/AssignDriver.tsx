import { useState } from 'react';
import { ActionButton } from '../../record/action/ActionButton';
import { DriverPicker } from './DriverPicker';
import { type Order, type OrderDriver, orderTransitions } from './orderWire';

type AssignDriverProps = {
  order: Order;
  /** True if this is the primary action, because the order needs a driver first. */
  isMain: boolean;
};

/** The 'Tugaskan Driver' action, which assigns an active driver or replaces the assigned one. */
export const AssignDriver = ({ order, isMain }: AssignDriverProps) => {
  const [driver, setDriver] = useState<OrderDriver | null>(null);
  const [unfinished, setUnfinished] = useState('');
  return (
    <ActionButton
      action="assignDriver"
      transition={orderTransitions.assignDriver}
      state={order.status}
      variant={isMain ? 'contained' : 'outlined'}
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
