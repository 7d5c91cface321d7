import { person } from '../seed/people';
import { randomFrom } from '../seed/random';
import { instant } from './calendar';
import { records, type Collection } from './collection';

export const topUps: Collection = {
  resource: 'top-up',
  permission: 'TOP-UP_SALDO',
  seed: () =>
    records(80, (number) => {
      const random = randomFrom(`top-up-${number}`);
      const nominal = random.pick([50_000, 100_000, 150_000, 200_000, 500_000, 1_000_000]);
      const kode_unik = random.int(101, 999);
      return {
        id: `top-up-${number}`,
        request_code: `TU-${String(number).padStart(6, '0')}`,
        owner_type: random.pick(['KONSUMEN', 'PELAPAK', 'DRIVER']),
        owner: person(random).full_name,
        nominal,
        kode_unik,
        total_transfer: nominal + kode_unik,
        bank: random.pick(['BCA', 'BRI', 'Mandiri', 'BNI']),
        created_at: instant(random),
        status: random.pick([
          'MENUNGGU_VERIFIKASI',
          'MENUNGGU_PEMBAYARAN',
          'DISETUJUI',
          'DISETUJUI',
          'DITOLAK',
          'KEDALUWARSA',
        ]),
      };
    }),
};
