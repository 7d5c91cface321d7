import { emailOf, nikOf, person, phoneOf } from '../seed/people';
import { type Random, randomFrom } from '../seed/random';
import { publicUrl, seededPictures } from '../storage/pictureStore';
import { type Arrival, arrivals, later } from './arrivals';
import { dateOf, day, instant } from './clock';
import { historyUntil } from './history';
import { postalAddress } from './postalAddress';
import type { DriverRecord, DriverStatus } from './records';

/** A driver, and the period in which they deliver: from `activeFrom` until `activeUntil`. */
export type DriverLife = { record: DriverRecord; at: number; activeFrom: number; activeUntil: number };

const vehicles = [
  ['MOTOR', 'Honda Beat'],
  ['MOTOR', 'Yamaha NMAX'],
  ['MOTOR', 'Honda Vario'],
  ['MOTOR', 'Suzuki Nex'],
  ['MOBIL', 'Daihatsu Gran Max'],
  ['MOBIL', 'Suzuki Carry'],
] as const;
const banks = ['BCA', 'BRI', 'Mandiri', 'BNI'] as const;
const rejections = [
  'Foto SIM tidak terbaca',
  'Masa berlaku STNK sudah habis',
  'Nama pada SKCK berbeda dengan KTP',
] as const;
const suspensions = ['Tiga keluhan konsumen dalam satu bulan', 'SKCK kedaluwarsa belum diperbarui'] as const;

/** Returns an expiry date at most `years` ahead; some documents expire within days, and some have already expired. */
const expiry = (random: Random, now: number, years: number): string =>
  dateOf(now + (random.chance(0.14) ? random.int(-25, 30) : random.int(31, years * 365)) * day);

const statesOf = (
  random: Random,
  at: number,
  full_name: string,
  checkers: readonly string[],
  now: number,
) => {
  const decided = at + later(random, 10, 45);
  const rejected = random.chance(0.08);
  const suspended = random.chance(0.12) ? decided + later(random, 40, 500) : Infinity;
  const checker = random.pick(checkers);
  const [rejection, suspension] = [random.pick(rejections), random.pick(suspensions)];
  const history = historyUntil(now);
  history.step('create', 'MENUNGGU_VERIFIKASI', at, full_name);
  if (rejected) history.step('reject', 'DITOLAK', decided, checker, rejection);
  else {
    history.step('verify', 'AKTIF', decided, checker);
    history.step('suspend', 'DITANGGUHKAN', suspended, checker, suspension);
  }
  return { history: history.entries, activeFrom: rejected ? Infinity : decided, activeUntil: suspended };
};

const lifeOf = ({ number, at }: Arrival, checkers: readonly string[], now: number): DriverLife => {
  const random = randomFrom(`driver-${number}`);
  const driver = person(random);
  const { full_name, woman } = driver;
  const [vehicle_type, merk] = random.pick(vehicles);
  const home = postalAddress(random);
  const { history, activeFrom, activeUntil } = statesOf(random, at, full_name, checkers, now);
  const stars = random.int(38, 50) / 10;
  const online = random.chance(0.55);
  const last = history.at(-1);
  const status = (last?.to ?? 'MENUNGGU_VERIFIKASI') as DriverStatus;
  const [sim = '', stnk = '', skck = ''] = seededPictures.documents.map(publicUrl);
  return {
    at,
    activeFrom,
    activeUntil,
    record: {
      id: `driver-${number}`,
      full_name,
      phone: phoneOf(number, '62813'),
      email: emailOf(full_name, number),
      nik: nikOf(driver, home.village_id.slice(0, 8), number),
      photo: publicUrl(random.pick(woman ? seededPictures.women : seededPictures.men)),
      ...home,
      vehicle_type,
      merk,
      tahun: random.int(2015, 2025),
      warna: random.pick(['Hitam', 'Putih', 'Merah', 'Biru', 'Abu-abu']),
      plat_nomor: `${random.pick(['B', 'D', 'L', 'AB', 'DK', 'BK'])} ${random.int(1000, 9999)} ${random.pick(['KZA', 'TRP', 'UBN', 'SGD'])}`,
      sim_type: vehicle_type === 'MOBIL' ? 'A' : 'C',
      sim_number: `${random.int(1, 9)}${random.digits(6)}${String(number).padStart(5, '0')}`,
      sim_expired: expiry(random, now, 5),
      stnk_expired: expiry(random, now, 5),
      skck_expired: expiry(random, now, 1),
      documents: [
        { type: 'SIM', image: sim },
        { type: 'STNK', image: stnk },
        { type: 'SKCK', image: skck },
      ],
      bank_name: random.pick(banks),
      account_number: String(random.int(1, 9)) + random.digits(9),
      account_ownership: full_name,
      rating: activeFrom <= now ? stars : null,
      is_online: status === 'AKTIF' && online,
      status,
      reason: last?.reason ?? null,
      registered_at: instant(at),
      history,
    },
  };
};

/** Creates everybody who has applied as a driver until `now`. */
export const driverLives = (checkers: readonly string[], now: number): DriverLife[] =>
  arrivals('driver', 14, 8 * day, now).map((arrival) => lifeOf(arrival, checkers, now));
