/** Wire codes of the payment methods of orders and top-ups (assumption). */

const byBank = ['TRANSFER_BANK', 'VIRTUAL_ACCOUNT', 'QRIS'] as const;

export const paymentMethods = [...byBank, 'DOMPET_DIGITAL', 'COD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const topUpMethods = [...byBank, 'SETOR_TUNAI'] as const;
