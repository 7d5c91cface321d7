import { paymentMethods } from '../../domain/paymentMethods';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import type { SelectFilter } from './listFilter';

/** Returns all payment methods of orders as choices. */
export const usePaymentMethodChoices: SelectFilter['useChoices'] = () => {
  const nameOf = usePaymentMethodName();
  return { choices: paymentMethods.map((value) => ({ value, label: nameOf(value) })) };
};
