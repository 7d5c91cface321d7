import type { BannerRecord, CategoryRecord } from '../../../mocks/world/records';

const category = (id: string, name: string, more: Partial<CategoryRecord>): CategoryRecord => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  parent_id: null,
  icon: null,
  order: 1,
  level: 1,
  product_count: 0,
  is_active: true,
  ...more,
});

/** Two main categories, each with one below it that holds two products; the last is switched off. */
export const categories: readonly CategoryRecord[] = [
  category('kategori-pakaian', 'Pakaian', { icon: 'checkroom' }),
  category('kategori-kemeja', 'Kemeja', { parent_id: 'kategori-pakaian', level: 2 }),
  category('kategori-pangan', 'Pangan', { icon: 'restaurant', order: 2 }),
  category('kategori-minuman', 'Minuman', { parent_id: 'kategori-pangan', level: 2, is_active: false }),
];

const banner = (id: string, title: string, more: Partial<BannerRecord>): BannerRecord => ({
  id,
  title,
  image: '/users-services/pictures/banner-1.jpg',
  alt: `Gambar ${title}`,
  link_type: 'URL',
  link: '/promo',
  position: 'BERANDA',
  order: 1,
  start_at: '2026-11-01T00:00:00+07:00',
  end_at: null,
  is_active: true,
  ...more,
});

/** One banner in every state at the moment of the small world; the two periods end and begin right then. */
export const banners: readonly BannerRecord[] = [
  banner('banner-tayang', 'Batik Nusantara', { link_type: 'PRODUK', link: 'batik' }),
  banner('banner-draf', 'Belum Jadi', { order: 2, start_at: null }),
  banner('banner-terjadwal', 'Akhir Tahun', { order: 3, start_at: '2026-11-20T02:06:00Z' }),
  banner('banner-berakhir', 'Sebelas Sebelas', { position: 'PROMO', end_at: '2026-11-20T09:05:00+07:00' }),
  banner('banner-nonaktif', 'Ramadan', { position: 'KATEGORI', is_active: false }),
];
