/** What stands under `resources.orders`. Columns: AREAS.md, asumsi. */
export const orders = {
  name: 'Orderan',
  fields: {
    id: 'ID',
    invoice_no: 'No. Invoice',
    created_at: 'Tanggal',
    buyer: 'Pembeli',
    seller: 'Toko',
    driver: 'Driver',
    subtotal: 'Subtotal',
    ongkir: 'Ongkir',
    biaya_layanan: 'Biaya Layanan',
    diskon: 'Diskon',
    total: 'Total',
    payment_method: 'Pembayaran',
    payment_status: 'Status Pembayaran',
    courier: 'Kurir',
    no_resi: 'No. Resi',
    status: 'Status',
  },
};
