/** What stands under `resources.member-list/driver`. Columns: AREAS.md, asumsi. */
export const driver = {
  name: 'Driver',
  fields: {
    id: 'ID',
    full_name: 'Nama',
    phone: 'No. HP',
    email: 'Email',
    vehicle_type: 'Kendaraan',
    merk: 'Merek',
    tahun: 'Tahun',
    warna: 'Warna',
    plat_nomor: 'Plat',
    city: 'Kota',
    balance: 'Saldo',
    rating: 'Rating',
    is_online: 'Online',
    status: 'Status',
  },
};
