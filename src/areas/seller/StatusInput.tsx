import { SwitchInput } from '../../widgets/form/SwitchInput';
import { StatusBadge } from '../../widgets/text/StatusBadge';

/** Whether the seller may sell (specification §4 'Seller is_active'): a switch with its state in words. */
export const StatusInput = () => (
  <SwitchInput source="is_active" label={(isActive) => <StatusBadge active={isActive} />} />
);
