/** What stands under `resources.consumer-list`. Columns: AREAS.md, asumsi. */
export const consumerList = {
  name: 'List Konsumen',
  fields: {
    id: 'ID',
    full_name: 'Nama',
    phone: 'No. HP',
    email: 'Email',
    order_count: 'Total Pesanan',
    total_spent: 'Total Belanja',
    balance: 'Saldo',
    joined_at: 'Bergabung',
    last_order_at: 'Pesanan Terakhir',
    is_active: 'Aktif',
  },
};
