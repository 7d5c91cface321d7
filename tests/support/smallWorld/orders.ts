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

type Given = Pick<
  OrderRecord,
  | 'invoice_no'
  | 'created_at'
  | 'status'
  | 'items'
  | 'subtotal'
  | 'ongkir'
  | 'diskon'
  | 'total'
  | 'payment_method'
  | 'payment_status'
  | 'buyer'
  | 'buyer_id'
  | 'seller'
  | 'seller_id'
> &
  Partial<OrderRecord>;

/** Every order costs 2.500 of service; its total is written out, not computed. */
const order = (id: string, given: Given): OrderRecord => ({
  id,
  driver: null,
  driver_id: null,
  biaya_layanan: 2_500,
  paid_at: null,
  courier: 'Kurir Reborn',
  no_resi: null,
  address: { ...cimanggis, recipient: given.buyer, phone: '6285711112222' },
  reason: null,
  history: [
    { action: 'create', from: '', to: 'MENUNGGU_PEMBAYARAN', actor: given.buyer, at: given.created_at },
  ],
  ...given,
});

/** One order in every state. Two were made within the first hour of a day in Jakarta, when UTC has the day before. */
export const orders: readonly [OrderRecord, OrderRecord, OrderRecord, OrderRecord, ...OrderRecord[]] = [
  order('order-1', {
    ...sari,
    ...melati,
    invoice_no: 'INV/20261120/0001',
    created_at: '2026-11-20T08:30:00+07:00',
    status: 'MENUNGGU_PEMBAYARAN',
    items: [item('batik', 'Kemeja Batik', 150_000, 2, 300_000)],
    subtotal: 300_000,
    ongkir: 18_000,
    diskon: 20_000,
    total: 300_500,
    payment_method: 'TRANSFER_BANK',
    payment_status: 'BELUM_DIBAYAR',
  }),
  order('order-2', {
    ...budi,
    ...anggrek,
    invoice_no: 'INV/20261120/0002',
    created_at: '2026-11-20T00:30:00+07:00',
    status: 'DIPROSES',
    items: [item('teh', 'Teh Melati', 25_000, 3, 75_000), item('gula', 'Gula "Aren"', 40_000, 1, 40_000)],
    subtotal: 115_000,
    ongkir: 12_000,
    diskon: 0,
    total: 129_500,
    payment_method: 'QRIS',
    payment_status: 'LUNAS',
    paid_at: '2026-11-20T00:35:00+07:00',
  }),
  order('order-3', {
    ...sari,
    ...melati,
    ...agus,
    invoice_no: 'INV/20261119/0003',
    created_at: '2026-11-19T23:40:00+07:00',
    status: 'SIAP_DIKIRIM',
    items: [item('batik', 'Kemeja Batik', 150_000, 1, 150_000)],
    subtotal: 150_000,
    ongkir: 18_000,
    diskon: 15_000,
    total: 155_500,
    payment_method: 'VIRTUAL_ACCOUNT',
    payment_status: 'LUNAS',
    paid_at: '2026-11-19T23:45:00+07:00',
  }),
  order('order-4', {
    ...budi,
    ...melati,
    ...agus,
    invoice_no: 'INV/20261118/0004',
    created_at: '2026-11-18T10:00:00+07:00',
    status: 'DIKIRIM',
    items: [
      item('batik', 'Kemeja Batik', 150_000, 1, 150_000),
      item('selendang', 'Selendang Sutra', 85_000, 2, 170_000),
    ],
    subtotal: 320_000,
    ongkir: 20_000,
    diskon: 0,
    total: 342_500,
    no_resi: 'KRM2611180040001',
    payment_method: 'DOMPET_DIGITAL',
    payment_status: 'LUNAS',
    paid_at: '2026-11-18T10:01:00+07:00',
  }),
  order('order-5', {
    ...sari,
    ...anggrek,
    ...agus,
    invoice_no: 'INV/20261116/0005',
    created_at: '2026-11-16T14:20:00+07:00',
    status: 'TIBA_DI_TUJUAN',
    items: [item('teh', 'Teh Melati', 25_000, 4, 100_000)],
    subtotal: 100_000,
    ongkir: 12_000,
    diskon: 10_000,
    total: 104_500,
    no_resi: 'KRM2611160050001',
    payment_method: 'COD',
    payment_status: 'LUNAS',
    paid_at: '2026-11-17T15:00:00+07:00',
  }),
  order('order-6', {
    ...budi,
    ...anggrek,
    ...agus,
    invoice_no: 'INV/20261113/0006',
    created_at: '2026-11-13T09:00:00+07:00',
    status: 'SELESAI',
    items: [item('gula', 'Gula "Aren"', 40_000, 5, 200_000)],
    subtotal: 200_000,
    ongkir: 15_000,
    diskon: 0,
    total: 217_500,
    no_resi: 'KRM2611130060001',
    payment_method: 'QRIS',
    payment_status: 'LUNAS',
    paid_at: '2026-11-13T09:02:00+07:00',
  }),
  order('order-7', {
    ...sari,
    ...melati,
    ...agus,
    invoice_no: 'INV/20261114/0007',
    created_at: '2026-11-14T00:10:00+07:00',
    status: 'KOMPLAIN',
    items: [item('selendang', 'Selendang Sutra', 85_000, 1, 85_000)],
    subtotal: 85_000,
    ongkir: 18_000,
    diskon: 0,
    total: 105_500,
    no_resi: 'KRM2611140070001',
    payment_method: 'TRANSFER_BANK',
    payment_status: 'LUNAS',
    paid_at: '2026-11-14T06:00:00+07:00',
    reason: 'Warnanya lain',
  }),
  order('order-8', {
    ...budi,
    ...melati,
    ...agus,
    invoice_no: 'INV/20261117/0008',
    created_at: '2026-11-17T16:45:00+07:00',
    status: 'DANA_DIKEMBALIKAN',
    items: [item('batik', 'Kemeja Batik', 150_000, 2, 300_000)],
    subtotal: 300_000,
    ongkir: 18_000,
    diskon: 30_000,
    total: 290_500,
    no_resi: 'KRM2611170080001',
    payment_method: 'VIRTUAL_ACCOUNT',
    payment_status: 'DIKEMBALIKAN',
    paid_at: '2026-11-17T16:50:00+07:00',
    reason: 'Barang pecah',
  }),
  order('order-9', {
    ...sari,
    ...anggrek,
    invoice_no: 'INV/20261115/0009',
    created_at: '2026-11-15T11:15:00+07:00',
    status: 'DIBATALKAN',
    items: [item('teh', 'Teh Melati', 25_000, 2, 50_000)],
    subtotal: 50_000,
    ongkir: 12_000,
    diskon: 0,
    total: 64_500,
    payment_method: 'QRIS',
    payment_status: 'BELUM_DIBAYAR',
    reason: 'Pembeli berubah pikiran',
  }),
];
