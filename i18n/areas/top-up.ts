/** What stands under `resources.top-up`. Columns: AREAS.md, asumsi. */
export const topUp = {
  name: 'Top-Up Saldo',
  fields: {
    id: 'ID',
    request_code: 'Kode',
    owner_type: 'Jenis Pemilik',
    owner: 'Pemilik',
    nominal: 'Nominal',
    kode_unik: 'Kode Unik',
    biaya_admin: 'Biaya Admin',
    total_transfer: 'Total',
    method: 'Metode',
    bank: 'Bank',
    sender: 'Pengirim',
    created_at: 'Dibuat',
    expired_at: 'Kedaluwarsa',
    status: 'Status',
  },
};
