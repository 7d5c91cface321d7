/** Help pages (layout/help). Their texts are the Markdown files in layout/help/, their pictures come from `npm run screenshots`. */
export const help = {
  title: 'Bantuan',
  sentence: 'Langkah demi langkah untuk pekerjaan sehari-hari dan arti setiap pesan.',
  staff: 'Untuk semua staf',
  admins: 'Untuk admin',
  others: 'Halaman bantuan lain',
  /** Before the description of a picture, in the name of its link. */
  whole: 'Ukuran penuh (tab baru): %{picture}',
};

export const helpTitles = {
  'sign-in': 'Masuk dan Keluar',
  lists: 'Bekerja dengan Daftar',
  seller: 'Mendaftarkan Pelapak',
  photos: 'Foto',
  decisions: 'Memutuskan',
  import: 'Impor Pelapak',
  messages: 'Arti Pesan',
  roles: 'Mengatur Peran',
  rights: 'Yang Dibuka Setiap Hak Akses',
  activity: 'Siapa Melakukan Apa',
};

/** Shown below the title. The palette finds the page by them as well. */
export const helpSentences: Record<keyof typeof helpTitles, string> = {
  'sign-in': 'Akun, password, sesi yang habis, dan komputer bersama.',
  lists: 'Pencarian, filter, kolom, tampilan tersimpan, dan ekspor.',
  seller: 'Isian, wilayah, akun, mengubah, dan menghapus pelapak.',
  photos: 'Mengunggah, memotong, memutar, dan mengecilkan foto.',
  decisions: 'Top-up, komplain, driver, dan produk yang menunggu.',
  import: 'Mendaftarkan banyak pelapak dari tabel Excel atau CSV.',
  messages: 'Apa arti pesan gangguan dan apa langkah berikutnya.',
  roles: 'Membuat peran, memberi hak akses, dan memindahkan user admin.',
  rights: 'Lihat dan kelola untuk setiap menu.',
  activity: 'Aktivitas user admin, linimasa, dan catatan ekspor.',
};
