import { streetAddress } from '../seed/people';
import { places } from '../seed/places';
import type { Random } from '../seed/random';
import type { PostalAddress } from './records';

/** The province, district and village names of seed/places.ts, in the same order. */
export const placeNames: readonly (readonly [province: string, district: string, village: string])[] = [
  ['Aceh', 'Kuta Alam', 'Lamdingin'],
  ['Sumatera Utara', 'Medan Polonia', 'Polonia'],
  ['Sumatera Barat', 'Padang Barat', 'Olo'],
  ['Riau', 'Bukit Raya', 'Simpang Tiga'],
  ['Jambi', 'Telanaipura', 'Telanaipura'],
  ['Bengkulu', 'Ratu Samban', 'Anggut Atas'],
  ['Lampung', 'Tanjungkarang Pusat', 'Gotong Royong'],
  ['Kepulauan Riau', 'Batam Kota', 'Belian'],
  ['DKI Jakarta', 'Menteng', 'Menteng'],
  ['DKI Jakarta', 'Kelapa Gading', 'Kelapa Gading Timur'],
  ['DKI Jakarta', 'Pal Merah', 'Kemanggisan'],
  ['DKI Jakarta', 'Tebet', 'Tebet Barat'],
  ['DKI Jakarta', 'Duren Sawit', 'Duren Sawit'],
  ['Jawa Barat', 'Parongpong', 'Cihideung'],
  ['Jawa Barat', 'Bogor Tengah', 'Babakan'],
  ['Jawa Barat', 'Coblong', 'Dago'],
  ['Jawa Barat', 'Antapani', 'Antapani Kidul'],
  ['Jawa Barat', 'Kejaksan', 'Kejaksan'],
  ['Jawa Barat', 'Bekasi Timur', 'Margahayu'],
  ['Jawa Barat', 'Beji', 'Beji'],
  ['Jawa Tengah', 'Purwokerto Selatan', 'Purwokerto Kulon'],
  ['Jawa Tengah', 'Laweyan', 'Laweyan'],
  ['Jawa Tengah', 'Semarang Tengah', 'Pekunden'],
  ['Jawa Tengah', 'Pekalongan Timur', 'Kauman'],
  ['Daerah Istimewa Yogyakarta', 'Sewon', 'Panggungharjo'],
  ['Daerah Istimewa Yogyakarta', 'Depok', 'Caturtunggal'],
  ['Daerah Istimewa Yogyakarta', 'Gondomanan', 'Prawirodirjan'],
  ['Jawa Timur', 'Kaliwates', 'Kepatihan'],
  ['Jawa Timur', 'Sidoarjo', 'Sidokumpul'],
  ['Jawa Timur', 'Lowokwaru', 'Lowokwaru'],
  ['Jawa Timur', 'Rungkut', 'Rungkut Kidul'],
  ['Jawa Timur', 'Gubeng', 'Gubeng'],
  ['Banten', 'Tangerang', 'Cikokol'],
  ['Banten', 'Serang', 'Cipare'],
  ['Banten', 'Pamulang', 'Pondok Benda'],
  ['Bali', 'Ubud', 'Ubud'],
  ['Bali', 'Denpasar Selatan', 'Renon'],
  ['Nusa Tenggara Barat', 'Selaprang', 'Mataram Barat'],
  ['Nusa Tenggara Timur', 'Oebobo', 'Oebobo'],
  ['Kalimantan Barat', 'Pontianak Selatan', 'Benuamelayu Darat'],
  ['Kalimantan Tengah', 'Jekan Raya', 'Menteng'],
  ['Kalimantan Selatan', 'Banjarmasin Tengah', 'Kertak Baru Ulu'],
  ['Kalimantan Timur', 'Balikpapan Kota', 'Klandasan Ulu'],
  ['Kalimantan Timur', 'Samarinda Kota', 'Bugis'],
  ['Sulawesi Utara', 'Wenang', 'Wenang Utara'],
  ['Sulawesi Tengah', 'Palu Timur', 'Besusu Barat'],
  ['Sulawesi Selatan', 'Ujung Pandang', 'Losari'],
  ['Sulawesi Selatan', 'Tamalanrea', 'Tamalanrea'],
  ['Sulawesi Tenggara', 'Kadia', 'Kadia'],
  ['Maluku', 'Sirimau', 'Ahusen'],
  ['Maluku Utara', 'Kota Ternate Tengah', 'Gamalama'],
  ['Papua Barat Daya', 'Sorong', 'Klademak'],
];

/** The places as complete addresses without a street. */
const addresses: readonly Omit<PostalAddress, 'address'>[] = places.map(
  ([village_id, city, postal_code], index) => {
    const [province = '', district = '', village = ''] = placeNames[index] ?? [];
    return { village_id, province, city, district, village, postal_code };
  },
);

/** Creates an address on a street somewhere in the country. */
export const postalAddress = (random: Random): PostalAddress => ({
  ...random.pick(addresses),
  address: streetAddress(random),
});
