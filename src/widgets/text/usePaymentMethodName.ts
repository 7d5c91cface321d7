import { useTranslate } from 'ra-core';

/** Names a payment method; one that nobody knew yet is called by its code. */
export const usePaymentMethodName = (): ((method: string) => string) => {
  const translate = useTranslate();
  return (method) => translate(`domain.paymentMethods.${method}`, { _: method });
};
