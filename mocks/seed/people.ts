import type { Random } from './random';

/** Made-up Indonesian people: names, birth dates, and the NIK derived from them. */

const women =
  'Siti Dewi Sri Rina Wulan Ayu Putri Ratna Indah Fitri Maya Nur Kartika Intan Yuni Anisa Melati Citra Gita Endang Tuti Lilis Eka Desi Murni Yanti Laila Ambar Novita'.split(
    ' ',
  );
const men =
  'Budi Agus Slamet Joko Andi Rizki Dedi Hendra Bayu Fajar Gilang Arif Yusuf Wahyu Teguh Iwan Asep Ujang Rahmat Dimas Eko Bambang Surya Rudi Galih Taufik Markus Yohanes'.split(
    ' ',
  );
/** Family names, and second names of people without a family name: some for everybody, some for women or men. */
const anybody =
  'Siregar Nasution Simanjuntak Harahap Lubis Hasibuan Sitorus Manurung Tanjung Rumengan Tuhuteru Matulessy Latuconsina Wenas Pangestu Wibisono'.split(
    ' ',
  );
const womensNames =
  'Anggraini Rahayu Handayani Safitri Lestari Wulandari Permatasari Puspitasari Utami Susanti Astuti Maharani Kusumawati Wahyuni Pertiwi'.split(
    ' ',
  );
const mensNames =
  'Santoso Wijaya Saputra Hidayat Nugroho Pratama Setiawan Maulana Ramadhan Permana Gunawan Suryadi Wibowo Hartono Purnomo Firmansyah Suhendra Sudarsono Iskandar Mahendra'.split(
    ' ',
  );
const streets = [
  'Melati',
  'Mawar',
  'Kenanga',
  'Anggrek',
  'Merdeka',
  'Diponegoro',
  'Sudirman',
  'Gatot Subroto',
  'Ahmad Yani',
  'Kartini',
  'Pahlawan',
  'Veteran',
  'Imam Bonjol',
  'Hasanuddin',
  'Cendrawasih',
  'Rajawali',
  'Merpati',
  'Flamboyan',
  'Teratai',
];

type Person = {
  full_name: string;
  woman: boolean;
  birth: { day: number; month: number; year: number };
};

/** Creates a person aged 19 to 62 in 2026. */
export const person = (random: Random): Person => {
  const woman = random.chance(0.55);
  const first = random.pick(woman ? women : men);
  const second = random.chance(0.3) ? random.pick(anybody) : random.pick(woman ? womensNames : mensNames);
  return {
    full_name: `${first} ${second}`,
    woman,
    birth: { day: random.int(1, 28), month: random.int(1, 12), year: random.int(1964, 2007) },
  };
};

const two = (value: number): string => String(value % 100).padStart(2, '0');

/**
 * Returns the NIK of a person first registered in the district `district` ('32.73.02'): six digits of region, the birth
 * date with 40 added to a woman's day, four digits of serial.
 */
export const nikOf = ({ woman, birth }: Person, district: string, serial: number): string =>
  district.replaceAll('.', '') +
  two(birth.day + (woman ? 40 : 0)) +
  two(birth.month) +
  two(birth.year) +
  String(serial).padStart(4, '0');

/** Creates a street address of letters, digits, dots and spaces only, as the server requires (specification §5). */
export const streetAddress = (random: Random): string =>
  `Jl. ${random.pick(streets)} No. ${random.int(1, 180)}`;

/** Creates an email address that belongs to nobody, because `.example` is reserved. `number` keeps it unique. */
export const emailOf = (fullName: string, number: number): string =>
  `${fullName.toLowerCase().replaceAll(' ', '.')}${number}@surel.example`;

/** Returns a different phone number for every `index` below 100 million. */
export const phoneOf = (index: number, prefix = '62812'): string =>
  prefix + String((index * 38_196_601 + 41_730_817) % 100_000_000).padStart(8, '0');
