/** The frame around every page: sidebar, top bar, gate, errors. Labels of the specification letter by letter. */
export const layout = {
  groups: { daftar: 'Daftar', masterData: 'Master Data' },
  skip: 'Langsung ke isi halaman',
  loading: 'Memuat halaman …',
  sidebar: {
    title: 'Apps',
    /** The button of the top bar that opens and closes the sidebar. aria-expanded says which of the two it does. */
    toggle: 'Menu',
    /** For screen readers, after the number of records that wait for a decision. */
    waiting: 'menunggu',
  },
  /** The button of the top bar that opens the palette; the palette's messages are in layout/palette.ts. */
  search: {
    open: 'Cari',
    keys: 'Ctrl K',
    keysOnMac: '⌘K',
  },
  notifications: {
    title: 'Pemberitahuan',
    feature: 'Fitur Sedang Dikembangkan ...',
    sentence: 'Perlu beberapa waktu agar fitur dapat digunakan',
  },
  theme: {
    title: 'Tema',
    system: 'Ikuti Sistem',
    light: 'Terang',
    dark: 'Gelap',
  },
  user: { profile: 'Profile', help: 'Bantuan', logout: 'Keluar' },
  storageFull:
    'Penyimpanan browser penuh. Anda perlu masuk lagi setelah halaman ini ditutup atau dimuat ulang.',
  preferencesLost: 'Browser menolak menyimpan. Perubahan tema dan tampilan hilang saat halaman ditutup.',
  wrongClock:
    'Jam perangkat ini tidak tepat. Tanggal dan waktu di sini mengikuti jam server. Setel jam perangkat Anda.',
  offline: 'Tidak ada koneksi internet. Data yang terbuka hanya dapat dibaca.',
  /** Code of a part of the page is missing, most likely because a new version was deployed. */
  missingCode: {
    notice: 'Versi baru tersedia. Simpan isian Anda, lalu muat ulang halaman ini.',
    toast: 'Bagian ini belum dapat dibuka karena aplikasi baru saja diperbarui.',
    toastOffline: 'Bagian ini belum dapat dibuka karena tidak ada koneksi internet.',
  },
  refused: {
    /** From specification §2 'Routing gate'. */
    title: 'Not allowed to access this page',
    sentence:
      'Akun Anda belum memiliki hak akses ke halaman ini. Hubungi admin yang mengatur peran Anda bila Anda membutuhkannya.',
    noPage:
      'Tidak ada halaman di alamat ini. Periksa alamatnya, mungkin salah ketik atau tautannya sudah lama.',
    goTo: 'Buka %{page}',
  },
  notFound: {
    title: 'Halaman tidak ditemukan',
    sentence: 'Alamatnya mungkin salah ketik atau datanya sudah dihapus.',
  },
  error: {
    title: 'Halaman ini mengalami gangguan',
    sentence: 'Data Anda di server aman. Muat ulang halaman ini atau kembali ke Dashboard.',
    newVersionTitle: 'Versi baru tersedia',
    newVersionSentence: 'Aplikasi baru saja diperbarui. Muat ulang untuk menggunakan versi yang baru.',
    offlineTitle: 'Halaman ini belum dapat dimuat',
    offlineSentence: 'Tidak ada koneksi internet. Periksa koneksi Anda, lalu muat ulang.',
    reload: 'Muat ulang',
    toDashboard: 'Ke Dashboard',
    back: 'Kembali',
  },
};
