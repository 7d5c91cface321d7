/** The states of an order (docs/areas.md), from payment to completion; the last three end it in other ways. */
export const orderStates = [
  'MENUNGGU_PEMBAYARAN',
  'DIPROSES',
  'SIAP_DIKIRIM',
  'DIKIRIM',
  'TIBA_DI_TUJUAN',
  'SELESAI',
  'KOMPLAIN',
  'DANA_DIKEMBALIKAN',
  'DIBATALKAN',
] as const;
export type OrderState = (typeof orderStates)[number];
