/** Wire codes of the payment methods of orders and top-ups (assumption). */

const byBank = ['TRANSFER_BANK', 'VIRTUAL_ACCOUNT', 'QRIS'] as const;

/** The payment methods of an order, shared by orders, the report and the dashboard. */
export const paymentMethods = [...byBank, 'DOMPET_DIGITAL', 'COD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const topUpMethods = [...byBank, 'SETOR_TUNAI'] as const;
