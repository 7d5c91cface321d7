import type { SellerRecord } from '../merchants/sellerRecord';
import { publicUrl, seededPictures } from '../storage/pictureStore';
import { day, instant, startOfDay } from './clock';
import type { BannerRecord, CategoryRecord, ProductRecord } from './records';

/**
 * What a banner leads to, by a part of its name, and its first and last day, counted from today. A null `start` means a
 * draft, a null `end` means until it is switched off.
 */
type Plan = readonly [
  title: string,
  link_type: BannerRecord['link_type'],
  about: string,
  position: BannerRecord['position'],
  start: number | null,
  end: number | null,
  is_active?: false,
];

const plans: readonly Plan[] = [
  ['Gratis Ongkir Akhir Pekan', 'URL', '', 'BERANDA', -6, 8],
  ['Pekan Kopi Nusantara', 'KATEGORI', 'Kopi', 'BERANDA', -2, 5],
  ['Batik untuk Semua', 'KATEGORI', 'Batik', 'BERANDA', -20, null],
  ['Belanja Hemat Ramadan', 'URL', '', 'PROMO', -260, -228],
  ['Produk Lokal Pilihan', 'TOKO', 'Rotan', 'BERANDA', 4, 18],
  ['Diskon Perlengkapan Sekolah', 'KATEGORI', 'Alat Tulis', 'KATEGORI', -150, -120],
  ['Toko Pilihan Minggu Ini', 'TOKO', 'Kopi', 'PROMO', -3, 4],
  ['Harbolnas Akhir Tahun', 'URL', '', 'PROMO', 12, 27],
  ['Tanaman Hias untuk Rumah', 'PRODUK', 'Monstera', 'KATEGORI', -10, 20, false],
  ['Mebel Jati Pengrajin Jepara', 'PRODUK', 'Jati', 'KATEGORI', -4, 11],
  ['Promo Jamu Keluarga', 'PRODUK', 'Jamu', 'PROMO', null, null],
  ['Kado Hari Ibu', 'KATEGORI', 'Fesyen Wanita', 'BERANDA', null, null],
];

/** Creates banners with periods around today, so that every state exists on any day. */
export const banners = (
  shops: readonly SellerRecord[],
  categories: readonly CategoryRecord[],
  products: readonly ProductRecord[],
  now: number,
): BannerRecord[] => {
  const today = startOfDay(now);
  const targets = {
    PRODUK: products.filter(({ status }) => status === 'TAYANG'),
    TOKO: shops.filter(({ is_active }) => is_active).map(({ id, shop_name }) => ({ id, name: shop_name })),
    KATEGORI: categories.filter(({ is_active }) => is_active),
    URL: [],
  };
  const places = new Map<string, number>();
  const at = (days: number | null) => (days === null ? null : instant(today + days * day));
  return plans.map(([title, link_type, about, position, start, end, is_active = true], index) => {
    const order = (places.get(position) ?? 0) + 1;
    places.set(position, order);
    // With few sellers, there may be no shop or product of that name.
    const target = targets[link_type].find(({ name }) => name.includes(about)) ?? targets[link_type][index];
    const image = seededPictures.banners[index % seededPictures.banners.length] ?? seededPictures.banners[0];
    return {
      id: `banner-${index + 1}`,
      title,
      image: publicUrl(image),
      alt: `Banner ${title}`,
      // Falls back to a URL if there are no targets at all.
      link_type: target ? link_type : 'URL',
      link: target?.id ?? 'https://promo.contoh.example/',
      position,
      order,
      start_at: at(start),
      end_at: at(end),
      is_active,
    };
  });
};
