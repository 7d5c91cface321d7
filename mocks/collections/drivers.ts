import { emailOf, person, phoneOf } from '../seed/people';
import { places } from '../seed/places';
import { randomFrom } from '../seed/random';
import { records, type Collection } from './collection';

const vehicles = [
  ['MOTOR', 'Honda Beat'],
  ['MOTOR', 'Yamaha NMAX'],
  ['MOTOR', 'Honda Vario'],
  ['MOBIL', 'Daihatsu Gran Max'],
  ['MOBIL', 'Suzuki Carry'],
] as const;

export const drivers: Collection = {
  resource: 'member-list/driver',
  permission: 'DRIVER',
  seed: () =>
    records(42, (number) => {
      const random = randomFrom(`driver-${number}`);
      const { full_name } = person(random);
      const [vehicle_type, merk] = random.pick(vehicles);
      const [, city] = random.pick(places);
      return {
        id: `driver-${number}`,
        full_name,
        phone: phoneOf(number, '62813'),
        email: emailOf(full_name, number),
        city,
        vehicle_type,
        merk,
        plat_nomor: `${random.pick(['B', 'D', 'L', 'AB', 'DK', 'BK'])} ${random.int(1000, 9999)} ${random.pick(['KZA', 'TRP', 'UBN', 'SGD'])}`,
        balance: random.int(0, 80) * 12_500,
        rating: random.int(38, 50) / 10,
        status: random.pick(['AKTIF', 'AKTIF', 'AKTIF', 'MENUNGGU_VERIFIKASI', 'DITANGGUHKAN', 'DITOLAK']),
      };
    }),
};
