/** assumption: how an order may be paid, as codes that travel; orders and the report share them. */
export const paymentMethods = ['TRANSFER_BANK', 'VIRTUAL_ACCOUNT', 'QRIS', 'DOMPET_DIGITAL', 'COD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
