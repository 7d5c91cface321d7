import { person } from '../seed/people';
import { randomFrom } from '../seed/random';
import { seedSellers } from '../seed/sellers';
import { instant } from './calendar';
import { records, type Collection } from './collection';

export const transactions: Collection = {
  resource: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  seed: () => {
    const shops = seedSellers(30).map(({ shop_name }) => shop_name);
    return records(150, (number) => {
      const random = randomFrom(`transaksi-${number}`);
      const subtotal = random.int(3, 160) * 6_500;
      const ongkir = random.int(9, 38) * 1_000;
      return {
        id: `transaksi-${number}`,
        invoice_no: `INV/2026/${String(number).padStart(6, '0')}`,
        time: instant(random),
        store: random.pick(shops),
        buyer: person(random).full_name,
        method: random.pick(['TRANSFER_BANK', 'QRIS', 'SALDO', 'COD']),
        subtotal,
        ongkir,
        komisi: Math.round(subtotal * 0.05),
        total: subtotal + ongkir,
        status: random.pick(['SELESAI', 'SELESAI', 'SELESAI', 'DANA_DIKEMBALIKAN']),
      };
    });
  },
};
