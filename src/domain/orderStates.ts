/** The states of an order (docs/areas.md), in the order of its life; the last three are its other ends. */
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
