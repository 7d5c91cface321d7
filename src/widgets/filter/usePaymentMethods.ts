import { useTranslate } from 'ra-core';
import { paymentMethods } from '../../domain/paymentMethods';
import type { SelectFilter } from './listFilter';

/** Names a payment method; one that nobody knew yet is called by its code. */
export const usePaymentMethodName = (): ((method: string) => string) => {
  const translate = useTranslate();
  return (method) => translate(`widgets.text.paymentMethods.${method}`, { _: method });
};

/** Every payment method, for a filter. */
export const usePaymentMethodChoices: SelectFilter['useChoices'] = () => {
  const nameOf = usePaymentMethodName();
  return { choices: paymentMethods.map((value) => ({ value, label: nameOf(value) })) };
};
