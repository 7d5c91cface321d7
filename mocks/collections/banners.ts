import { publicUrl, seededPictures } from '../pictureStore';
import { randomFrom } from '../seed/random';
import { date } from './calendar';
import type { Collection } from './collection';

const titles = [
  'Gratis Ongkir Akhir Pekan',
  'Pekan Kopi Nusantara',
  'Batik untuk Semua',
  'Belanja Hemat Ramadan',
  'Produk Lokal Pilihan',
  'Diskon Perlengkapan Sekolah',
];

export const banners: Collection = {
  resource: 'master-data/banner-information',
  permission: 'BANNER_INFOMASI',
  seed: () =>
    titles.map((title, index) => {
      const random = randomFrom(title);
      return {
        id: `banner-${index + 1}`,
        title,
        image: publicUrl(
          seededPictures.shops[index % seededPictures.shops.length] ?? seededPictures.shops[0],
        ),
        link_type: random.pick(['PRODUK', 'TOKO', 'KATEGORI', 'URL']),
        position: random.pick(['BERANDA', 'KATEGORI']),
        order: index + 1,
        start_at: date(random, 2026),
        end_at: date(random, 2027),
        is_active: index !== 4,
      };
    }),
};
