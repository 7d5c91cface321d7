/** What stands under `resources.report-transaction`. Columns: AREAS.md, asumsi. */
export const reportTransaction = {
  name: 'Report Transaction',
  fields: {
    id: 'ID',
    invoice: 'Invoice',
    time: 'Waktu',
    store: 'Toko',
    buyer: 'Pembeli',
    method: 'Metode',
    subtotal: 'Subtotal',
    ongkir: 'Ongkir',
    biaya_layanan: 'Biaya Layanan',
    komisi: 'Komisi',
    diskon: 'Diskon',
    total: 'Total',
    status: 'Status',
  },
};
