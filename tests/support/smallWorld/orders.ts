import type { OrderItem, OrderRecord } from '../../../mocks/world/records';
import { cimanggis } from './people';

const item = (
  product_id: string,
  name: string,
  price: number,
  quantity: number,
  subtotal: number,
): OrderItem => ({
  product_id,
  name,
  sku: `SKU-${product_id}`,
  image: '/users-services/pictures/produk-1.jpg',
  price,
  quantity,
  weight_gram: 350,
  subtotal,
});

const sari = { buyer: 'Sari Wulandari', buyer_id: 'konsumen-sari' };
const budi = { buyer: 'Budi Hartono', buyer_id: 'konsumen-budi' };
const melati = { seller: 'Toko Melati', seller_id: 'pelapak-melati' };
const anggrek = { seller: 'Kios Anggrek', seller_id: 'pelapak-anggrek' };
const agus = { driver: 'Agus Salim', driver_id: 'driver-agus' };

/** An order that was paid and is on its way or further. */
const sent = (no_resi: string, paid_at: string) => ({ no_resi, paid_at, payment_status: 'LUNAS' }) as const;

type Placed = Pick<OrderRecord, 'id' | 'invoice_no' | 'created_at' | 'status'>;
type Parties = typeof sari & typeof melati & Partial<typeof agus>;
type Sums = Pick<OrderRecord, 'subtotal' | 'ongkir' | 'diskon' | 'total'>;
type Paid = Pick<OrderRecord, 'payment_method' | 'payment_status'> & Partial<OrderRecord>;

/** Every order costs 2.500 of service; its total is written out, not computed. */
const order = (
  placed: Placed,
  parties: Parties,
  items: OrderItem[],
  sums: Sums,
  paid: Paid,
): OrderRecord => ({
  driver: null,
  driver_id: null,
  biaya_layanan: 2_500,
  paid_at: null,
  courier: 'Kurir Reborn',
  no_resi: null,
  address: { ...cimanggis, recipient: parties.buyer, phone: '6285711112222' },
  reason: null,
  history: [
    { action: 'create', from: '', to: 'MENUNGGU_PEMBAYARAN', actor: parties.buyer, at: placed.created_at },
  ],
  ...placed,
  ...parties,
  items,
  ...sums,
  ...paid,
});
const placed = (
  id: string,
  invoice_no: string,
  created_at: string,
  status: OrderRecord['status'],
): Placed => ({
  id,
  invoice_no,
  created_at,
  status,
});

/** One order in every state. Two were made within the first hour of a day in Jakarta, when UTC has the day before. */
export const orders: readonly [OrderRecord, OrderRecord, OrderRecord, OrderRecord, ...OrderRecord[]] = [
  order(
    placed('order-1', 'INV/20261120/0001', '2026-11-20T08:30:00+07:00', 'MENUNGGU_PEMBAYARAN'),
    { ...sari, ...melati },
    [item('batik', 'Kemeja Batik', 150_000, 2, 300_000)],
    { subtotal: 300_000, ongkir: 18_000, diskon: 20_000, total: 300_500 },
    { payment_method: 'TRANSFER_BANK', payment_status: 'BELUM_DIBAYAR' },
  ),
  order(
    placed('order-2', 'INV/20261120/0002', '2026-11-19T17:30:00Z', 'DIPROSES'),
    { ...budi, ...anggrek },
    [item('teh', 'Teh Melati', 25_000, 3, 75_000), item('gula', 'Gula "Aren"', 40_000, 1, 40_000)],
    { subtotal: 115_000, ongkir: 12_000, diskon: 0, total: 129_500 },
    { payment_method: 'QRIS', payment_status: 'LUNAS', paid_at: '2026-11-20T00:35:00+07:00' },
  ),
  order(
    placed('order-3', 'INV/20261119/0003', '2026-11-20T00:40:00+08:00', 'SIAP_DIKIRIM'),
    { ...sari, ...melati, ...agus },
    [item('batik', 'Kemeja Batik', 150_000, 1, 150_000)],
    { subtotal: 150_000, ongkir: 18_000, diskon: 15_000, total: 155_500 },
    { payment_method: 'VIRTUAL_ACCOUNT', payment_status: 'LUNAS', paid_at: '2026-11-19T23:45:00+07:00' },
  ),
  order(
    placed('order-4', 'INV/20261118/0004', '2026-11-18T03:00:00Z', 'DIKIRIM'),
    { ...budi, ...melati, ...agus },
    [
      item('batik', 'Kemeja Batik', 150_000, 1, 150_000),
      item('selendang', 'Selendang Sutra', 85_000, 2, 170_000),
    ],
    { subtotal: 320_000, ongkir: 20_000, diskon: 0, total: 342_500 },
    { ...sent('KRM2611180040001', '2026-11-18T10:01:00+07:00'), payment_method: 'DOMPET_DIGITAL' },
  ),
  order(
    placed('order-5', 'INV/20261116/0005', '2026-11-16T07:20:00Z', 'TIBA_DI_TUJUAN'),
    { ...sari, ...anggrek, ...agus },
    [item('teh', 'Teh Melati', 25_000, 4, 100_000)],
    { subtotal: 100_000, ongkir: 12_000, diskon: 10_000, total: 104_500 },
    { ...sent('KRM2611160050001', '2026-11-17T16:00:00+08:00'), payment_method: 'COD' },
  ),
  order(
    placed('order-6', 'INV/20261113/0006', '2026-11-13T02:00:00Z', 'SELESAI'),
    { ...budi, ...anggrek, ...agus },
    [item('gula', 'Gula "Aren"', 40_000, 5, 200_000)],
    { subtotal: 200_000, ongkir: 15_000, diskon: 0, total: 217_500 },
    { ...sent('KRM2611130060001', '2026-11-13T09:02:00+07:00'), payment_method: 'QRIS' },
  ),
  order(
    placed('order-7', 'INV/20261114/0007', '2026-11-13T17:10:00Z', 'KOMPLAIN'),
    { ...sari, ...melati, ...agus },
    [item('selendang', 'Selendang Sutra', 85_000, 1, 85_000)],
    { subtotal: 85_000, ongkir: 18_000, diskon: 0, total: 105_500 },
    {
      ...sent('KRM2611140070001', '2026-11-14T06:00:00+07:00'),
      payment_method: 'TRANSFER_BANK',
      reason: 'Warnanya lain',
    },
  ),
  order(
    placed('order-8', 'INV/20261117/0008', '2026-11-17T17:45:00+08:00', 'DANA_DIKEMBALIKAN'),
    { ...budi, ...melati, ...agus },
    [item('batik', 'Kemeja Batik', 150_000, 2, 300_000)],
    { subtotal: 300_000, ongkir: 18_000, diskon: 30_000, total: 290_500 },
    {
      ...sent('KRM2611170080001', '2026-11-17T16:50:00+07:00'),
      payment_method: 'VIRTUAL_ACCOUNT',
      payment_status: 'DIKEMBALIKAN',
      reason: 'Barang pecah',
    },
  ),
  order(
    placed('order-9', 'INV/20261115/0009', '2026-11-15T04:15:00Z', 'DIBATALKAN'),
    { ...sari, ...anggrek },
    [item('teh', 'Teh Melati', 25_000, 2, 50_000)],
    { subtotal: 50_000, ongkir: 12_000, diskon: 0, total: 64_500 },
    { payment_method: 'QRIS', payment_status: 'BELUM_DIBAYAR', reason: 'Pembeli berubah pikiran' },
  ),
];
