/** Codes that travel: how an order and how a top-up may be paid (assumption). */

const byBank = ['TRANSFER_BANK', 'VIRTUAL_ACCOUNT', 'QRIS'] as const;

/** Of an order; orders, the report and the dashboard share them. */
export const paymentMethods = [...byBank, 'DOMPET_DIGITAL', 'COD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const topUpMethods = [...byBank, 'SETOR_TUNAI'] as const;
export type TopUpMethod = (typeof topUpMethods)[number];
