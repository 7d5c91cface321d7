import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import type { SellerRecord } from '../merchants/sellerRecord';
import { coordinatesOf } from '../regions/coordinates';
import { accounts } from '../server/accounts';
import { publicUrl, secureUrl, seededPictures } from '../storage/pictureStore';
import { day, instant, midnight, minute } from '../world/clock';
import { emailOf, nikOf, person, phoneOf, streetAddress } from './people';
import { places } from './places';
import { type Random, randomFrom } from './random';

const trades = [
  ['Kopi', 'Kopi bubuk dan biji pilihan petani lokal'],
  ['Batik', 'Kain dan kemeja batik tulis serta cap'],
  ['Keripik', 'Keripik singkong pisang dan tempe buatan rumah'],
  ['Sepatu', 'Sepatu kulit dan sandal untuk setiap hari'],
  ['Bumbu', 'Bumbu dapur siap masak tanpa pengawet'],
  ['Tanaman', 'Tanaman hias dan media tanam'],
  ['Elektronik', 'Aksesori ponsel dan perangkat rumah tangga'],
  ['Busana', 'Busana muslim untuk seluruh keluarga'],
  ['Mebel', 'Mebel kayu jati dengan ukuran sesuai pesanan'],
  ['Roti', 'Roti dan kue segar setiap pagi'],
  ['Rotan', 'Kerajinan rotan dan bambu'],
  ['Jamu', 'Jamu tradisional dan rempah kering'],
  ['Sembako', 'Kebutuhan pokok dengan harga grosir'],
  ['Buku', 'Buku baru dan bekas serta alat tulis'],
] as const;

const shopNames = [
  'Berkah',
  'Makmur',
  'Sejahtera',
  'Barokah',
  'Sumber Rejeki',
  'Maju Jaya',
  'Nusantara',
  'Sari',
  'Lestari',
  'Mandiri',
  'Sinar',
  'Cahaya',
  'Harapan',
  'Anugerah',
  'Abadi',
  'Pelangi',
  'Mutiara',
  'Rahayu',
  'Kencana',
  'Utama',
];
const slogans = [
  'Murah dan amanah',
  'Kualitas terjaga harga bersahabat',
  'Langsung dari pengrajin',
  'Belanja mudah hati senang',
  'Pesan hari ini kirim hari ini',
  'Teman setia keluarga Indonesia',
];
const deactivationReasons = [
  'Foto KTP tidak sesuai dengan data diri',
  'Pelapak meminta tokonya ditutup sementara',
  'Tiga pesanan berturut-turut tidak dikirim',
] as const;
/** The names of the demo accounts that may manage sellers. */
const deciders = accounts.flatMap(({ full_name, access }) =>
  access.includes('MANAGE_PELAPAK') ? [full_name] : [],
);
/** Banks with the number of digits in their account numbers. */
const banks = [
  ['BCA', 10],
  ['BRI', 15],
  ['Mandiri', 13],
  ['BNI', 10],
  ['CIMB Niaga', 13],
  ['Bank Syariah Indonesia', 10],
] as const;

/** Returns the id of the seller with this number, from 0: a UUID that reveals nothing about the person. */
const sellerId = (random: Random, index: number): string => {
  const part = (length: number): string =>
    random
      .int(0, 16 ** length - 1)
      .toString(16)
      .padStart(length, '0');
  return `${part(8)}-${part(4)}-4${part(3)}-9${part(3)}-${String(index + 1).padStart(12, '0')}`;
};

/** Coordinates of the seeded villages, computed once. */
const coordinates = new Map(places.map(([village]) => [village, coordinatesOf(village)]));

const neighbourhood = (random: Random): string => String(random.int(1, 18)).padStart(3, '0');

/** The day before which inactive sellers were deactivated. It is absolute: the seed of tomorrow has the same past. */
const surveyed = midnight('2025-11-01');

/** Returns the history entry of an inactive seller in the seed. */
const deactivation = (random: Random): HistoryEntry => ({
  action: 'deactivate',
  from: 'AKTIF',
  to: 'TIDAK_AKTIF',
  actor: random.pick(deciders),
  at: instant(surveyed - random.int(3, 90) * day + random.int(9 * 60, 16 * 60) * minute),
  reason: random.pick(deactivationReasons),
});

const seedSeller = (index: number): SellerRecord => {
  const random = randomFrom(`pelapak-${index}`);
  const [village, city, postalCode] = random.pick(places);
  const owner = person(random);
  const [trade, description] = random.pick(trades);
  const [bank, accountLength] = random.pick(banks);
  const home = streetAddress(random);
  const phone = phoneOf(index);
  const seller: SellerRecord = {
    id: sellerId(random, index),
    full_name: owner.full_name,
    number_phone: phone,
    email: emailOf(owner.full_name, index + 1),
    user_name: phone,
    is_active: !random.chance(0.12),
    village_id: village,
    city,
    postal_code: postalCode,
    rt: neighbourhood(random),
    rw: neighbourhood(random),
    address_detail: home,
    shop_name: `${trade} ${random.pick(shopNames)}`,
    address: random.chance(0.7) ? home : streetAddress(random),
    latitude: coordinates.get(village)?.lat ?? '',
    longitude: coordinates.get(village)?.long ?? '',
    id_card: nikOf(owner, village.slice(0, 8), (index % 9999) + 1),
    slogan: random.pick(slogans),
    description,
    id_card_doc: secureUrl(random.pick(seededPictures.idCards)),
    merchant_photo_doc: publicUrl(random.pick(seededPictures.shops)),
    merchant_ownership_doc: publicUrl(random.pick(owner.woman ? seededPictures.women : seededPictures.men)),
    bank_name: bank,
    account_ownership: owner.full_name,
    // No leading zero: the update body sends the account as a number (reading 5).
    account_number: String(random.int(1, 9)) + random.digits(accountLength - 1),
  };
  return seller.is_active ? seller : { ...seller, history: [deactivation(random)] };
};

/** Yields the first `count` sellers, always the same ones; each is created when it is requested. */
export const seedSellersInTurn = function* (count: number): Generator<SellerRecord> {
  for (let index = 0; index < count; index++) yield seedSeller(index);
};

/** Returns the first `count` sellers. */
export const seedSellers = (count: number): SellerRecord[] => [...seedSellersInTurn(count)];
