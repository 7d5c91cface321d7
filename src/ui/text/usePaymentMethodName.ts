import { useTranslate } from 'ra-core';

/** Returns a function that translates a payment method; an unknown method is shown as its code. */
export const usePaymentMethodName = (): ((method: string) => string) => {
  const translate = useTranslate();
  return (method) => translate(`domain.paymentMethods.${method}`, { _: method });
};
