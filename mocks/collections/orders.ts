import { person } from '../seed/people';
import { randomFrom } from '../seed/random';
import { seedSellers } from '../seed/sellers';
import { instant } from './calendar';
import { records, type Collection } from './collection';

const statuses = [
  'MENUNGGU_PEMBAYARAN',
  'DIPROSES',
  'SIAP_DIKIRIM',
  'DIKIRIM',
  'TIBA_DI_TUJUAN',
  'SELESAI',
  'SELESAI',
  'SELESAI',
  'DIBATALKAN',
  'KOMPLAIN',
] as const;

export const orders: Collection = {
  resource: 'orders',
  permission: 'ORDERAN',
  seed: () => {
    const shops = seedSellers(30).map(({ shop_name }) => shop_name);
    return records(150, (number) => {
      const random = randomFrom(`order-${number}`);
      const subtotal = random.int(3, 160) * 6_500;
      const ongkir = random.int(9, 38) * 1_000;
      const status = random.pick(statuses);
      return {
        id: `order-${number}`,
        invoice_no: `INV/2026/${String(number).padStart(6, '0')}`,
        created_at: instant(random),
        buyer: person(random).full_name,
        seller: random.pick(shops),
        subtotal,
        ongkir,
        total: subtotal + ongkir,
        payment_method: random.pick(['TRANSFER_BANK', 'QRIS', 'SALDO', 'COD']),
        payment_status:
          status === 'MENUNGGU_PEMBAYARAN' || status === 'DIBATALKAN' ? 'BELUM_DIBAYAR' : 'LUNAS',
        status,
      };
    });
  },
};
