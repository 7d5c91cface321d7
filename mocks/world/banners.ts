import type { SellerRecord } from '../merchants/sellerRecord';
import { publicUrl, seededPictures } from '../storage/pictureStore';
import { day, instant, startOfDay } from './clock';
import type { BannerRecord, CategoryRecord, ProductRecord } from './records';

/**
 * The first and last day of a banner, counted from today. A null `start` means a draft, a null `end` means until it is
 * switched off.
 */
type Plan = readonly [
  title: string,
  link_type: BannerRecord['link_type'],
  position: BannerRecord['position'],
  start: number | null,
  end: number | null,
  is_active?: false,
];

const plans: readonly Plan[] = [
  ['Gratis Ongkir Akhir Pekan', 'URL', 'BERANDA', -6, 8],
  ['Pekan Kopi Nusantara', 'KATEGORI', 'BERANDA', -2, 5],
  ['Batik untuk Semua', 'KATEGORI', 'BERANDA', -20, null],
  ['Belanja Hemat Ramadan', 'URL', 'PROMO', -260, -228],
  ['Produk Lokal Pilihan', 'TOKO', 'BERANDA', 4, 18],
  ['Diskon Perlengkapan Sekolah', 'KATEGORI', 'KATEGORI', -150, -120],
  ['Toko Pilihan Minggu Ini', 'TOKO', 'PROMO', -3, 4],
  ['Harbolnas Akhir Tahun', 'URL', 'PROMO', 12, 27],
  ['Tanaman Hias untuk Rumah', 'PRODUK', 'KATEGORI', -10, 20, false],
  ['Mebel Jati Pengrajin Jepara', 'PRODUK', 'KATEGORI', -4, 11],
  ['Promo Jamu Keluarga', 'PRODUK', 'PROMO', null, null],
  ['Kado Hari Ibu', 'KATEGORI', 'BERANDA', null, null],
];

/** Creates banners with periods around today, so that every state exists on any day. */
export const banners = (
  shops: readonly SellerRecord[],
  categories: readonly CategoryRecord[],
  products: readonly ProductRecord[],
  now: number,
): BannerRecord[] => {
  const today = startOfDay(now);
  const onSale = products.filter(({ status }) => status === 'TAYANG');
  const roots = categories.filter(({ parent_id }) => parent_id === null);
  const places = new Map<string, number>();
  const at = (days: number | null) => (days === null ? null : instant(today + days * day));
  return plans.map(([title, link_type, position, start, end, is_active = true], index) => {
    const order = (places.get(position) ?? 0) + 1;
    places.set(position, order);
    const targets = { PRODUK: onSale, TOKO: shops, KATEGORI: roots, URL: [] }[link_type];
    const target = targets[(index * 7) % targets.length];
    const image = seededPictures.banners[index % seededPictures.banners.length] ?? seededPictures.banners[0];
    return {
      id: `banner-${index + 1}`,
      title,
      image: publicUrl(image),
      alt: `Banner ${title}`,
      // Falls back to a URL if there are no targets, such as shops.
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
