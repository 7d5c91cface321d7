import { useTranslate } from 'ra-core';

/** How an order is paid and whether it was, in few words: 'QRIS · Lunas'. */
export const PaymentText = ({ method, status }: { method: string; status: string }) => {
  const translate = useTranslate();
  return `${translate(`resources.orders.methods.${method}`)} · ${translate(`resources.orders.states.${status}`)}`;
};
