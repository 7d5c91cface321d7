/** Words for codes of the trade that several areas show, by src/domain. A transaction of the report is an order. */

export const orderStates = {
  MENUNGGU_PEMBAYARAN: 'Menunggu Pembayaran',
  DIPROSES: 'Diproses',
  SIAP_DIKIRIM: 'Siap Dikirim',
  DIKIRIM: 'Dikirim',
  TIBA_DI_TUJUAN: 'Tiba di Tujuan',
  SELESAI: 'Selesai',
  KOMPLAIN: 'Komplain',
  DANA_DIKEMBALIKAN: 'Dana Dikembalikan',
  DIBATALKAN: 'Dibatalkan',
};

/** How an order may be paid. */
export const paymentMethods = {
  TRANSFER_BANK: 'Transfer Bank',
  VIRTUAL_ACCOUNT: 'Virtual Account',
  QRIS: 'QRIS',
  DOMPET_DIGITAL: 'Dompet Digital',
  COD: 'Bayar di Tempat',
};
