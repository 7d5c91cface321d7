import type { SellerRecord } from '../../../mocks/merchants/sellerRecord';
import type { ConsumerRecord, DriverRecord, DriverStatus, PostalAddress } from '../../../mocks/world/records';

export const cimanggis: PostalAddress = {
  village_id: '32.76.05.1009',
  province: 'Jawa Barat',
  city: 'Kota Depok',
  district: 'Cimanggis',
  village: 'Tugu',
  postal_code: '16451',
  address: 'Jalan Kenanga No. 7',
};

/** An active seller of Bandung and one of Depok who is switched off. Their shops' names begin alike, their data do not. */
const melati: SellerRecord = {
  id: 'pelapak-melati',
  full_name: 'Rina Puspita',
  number_phone: '6281234567001',
  email: 'rina@surel.example',
  user_name: '6281234567001',
  is_active: true,
  village_id: '32.73.05.1001',
  city: 'Kota Bandung',
  postal_code: '40181',
  rt: '003',
  rw: '011',
  address_detail: 'Jalan Cihampelas 12',
  shop_name: 'Toko Melati',
  address: 'Jalan Cihampelas 12',
  latitude: '-6.89',
  longitude: '107.60',
  id_card: '3273056010900009',
  slogan: 'Batik untuk semua',
  description: 'Kain dan kemeja batik',
  id_card_doc: '',
  merchant_photo_doc: '',
  merchant_ownership_doc: '',
  bank_name: 'BCA',
  account_ownership: 'Rina Puspita',
  account_number: '1234567890',
};
export const sellers: readonly [SellerRecord, SellerRecord] = [
  melati,
  {
    ...melati,
    id: 'pelapak-anggrek',
    full_name: 'Slamet Riyadi',
    number_phone: '6281234567002',
    email: 'slamet@surel.example',
    user_name: '6281234567002',
    is_active: false,
    city: 'Kota Depok',
    shop_name: 'Kios Anggrek',
    id_card: '3276050101800001',
    account_number: '0098765432',
  },
];

const sari: ConsumerRecord = {
  id: 'konsumen-sari',
  full_name: 'Sari Wulandari',
  phone: '6285711112222',
  email: 'sari@surel.example',
  // Half past midnight in Jakarta, and still the day before in UTC.
  joined_at: '2025-03-01T00:30:00+07:00',
  addresses: [
    { ...cimanggis, label: 'Rumah', recipient: 'Sari Wulandari', phone: '6285711112222', is_main: true },
  ],
  order_count: 0,
  total_spent: 0,
  last_order_at: null,
  is_active: true,
  reason: null,
  history: [{ action: 'create', from: '', to: 'AKTIF', actor: 'Sari Wulandari', at: '2025-02-28T17:30:00Z' }],
};
export const consumers: readonly [ConsumerRecord, ConsumerRecord] = [
  sari,
  {
    ...sari,
    id: 'konsumen-budi',
    full_name: 'Budi Hartono',
    phone: '6285733334444',
    email: 'budi@surel.example',
    joined_at: '2024-12-31T23:59:00+07:00',
    addresses: [],
    is_active: false,
    reason: 'Akun dipakai untuk penipuan',
    history: [],
  },
];

const driver = (
  id: string,
  full_name: string,
  status: DriverStatus,
  more: Partial<DriverRecord>,
): DriverRecord => ({
  ...cimanggis,
  id,
  full_name,
  phone: '6281398760001',
  email: `${id}@surel.example`,
  nik: '3276051708900003',
  photo: '/users-services/pictures/pelapak-1.jpg',
  vehicle_type: 'MOTOR',
  merk: 'Honda Beat',
  tahun: 2021,
  warna: 'Hitam',
  plat_nomor: 'B 1234 KZA',
  sim_type: 'C',
  sim_number: '012345678901',
  sim_expired: '2028-06-30',
  stnk_expired: '2028-07-31',
  skck_expired: '2027-12-15',
  documents: [],
  bank_name: 'BRI',
  account_number: '002100123456',
  account_ownership: full_name,
  rating: null,
  is_online: false,
  status,
  reason: null,
  registered_at: '2026-01-05T17:20:00+08:00',
  history: [],
  ...more,
});

/** One driver in every state, and a second active one. */
export const drivers: readonly [DriverRecord, DriverRecord, ...DriverRecord[]] = [
  driver('driver-agus', 'Agus Salim', 'AKTIF', { rating: 4.5, is_online: true }),
  driver('driver-wati', 'Wati Lestari', 'MENUNGGU_VERIFIKASI', {
    vehicle_type: 'MOBIL',
    sim_type: 'A',
    merk: 'Toyota Avanza',
    plat_nomor: 'D 77 AB',
  }),
  driver('driver-joko', 'Joko Purnomo', 'DITOLAK', { plat_nomor: 'F 5 C', reason: '+Foto SIM; buram' }),
  driver('driver-nina', 'Nina Kartika', 'DITANGGUHKAN', { plat_nomor: 'B 9 XYZ', reason: 'Keluhan pembeli' }),
  driver('driver-tono', 'Tono Wijaya', 'AKTIF', { plat_nomor: 'B 4321 ABC' }),
];
