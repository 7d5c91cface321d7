import { paymentMethods } from '../../domain/paymentMethods';
import { usePaymentMethodName } from '../text/usePaymentMethodName';
import type { SelectFilter } from './listFilter';

/** Every payment method of an order, for a filter. */
export const usePaymentMethodChoices: SelectFilter['useChoices'] = () => {
  const nameOf = usePaymentMethodName();
  return { choices: paymentMethods.map((value) => ({ value, label: nameOf(value) })) };
};
