/** Labels for codes of src/domain that several areas show. A transaction in the report is an order. */

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

/** Payment methods of an order. */
export const paymentMethods = {
  TRANSFER_BANK: 'Transfer Bank',
  VIRTUAL_ACCOUNT: 'Virtual Account',
  QRIS: 'QRIS',
  DOMPET_DIGITAL: 'Dompet Digital',
  COD: 'Bayar di Tempat',
};
