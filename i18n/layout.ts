/** The frame around every page: sidebar, top bar, gate, profile, errors. Labels of the specification letter by letter. */
export const layout = {
  groups: { daftar: 'Daftar', masterData: 'Master Data' },
  skip: 'Langsung ke isi halaman',
  loading: 'Sedang memuat halaman',
  sidebar: {
    title: 'Apps',
    /** The button of the top bar; aria-expanded says whether it is open. */
    toggle: 'Menu',
  },
  notifications: {
    title: 'Pemberitahuan',
    feature: 'Fitur Sedang Dikembangkan ...',
    sentence: 'Perlu beberapa waktu agar fitur dapat digunakan',
  },
  theme: {
    title: 'Tema',
    system: 'Ikuti sistem',
    light: 'Terang',
    dark: 'Gelap',
  },
  user: { profile: 'Profile', logout: 'Keluar' },
  storageFull:
    'Penyimpanan browser penuh. Anda perlu masuk lagi setelah halaman ini ditutup atau dimuat ulang.',
  offline: 'Tidak ada koneksi internet. Data yang terbuka hanya dapat dibaca.',
  refused: {
    /** Specification §2 'Routing gate'. */
    title: 'Not allowed to access this page',
    sentence:
      'Akun Anda belum memiliki hak akses ke halaman ini. Hubungi admin yang mengatur peran Anda bila Anda membutuhkannya.',
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
  profile: {
    title: 'Profile',
    sentence: 'Data akun Anda dan halaman yang dapat Anda buka.',
    picture: 'Foto profil %{name}',
    account: 'Akun',
    name: 'Nama Lengkap',
    email: 'Email',
    role: 'Peran',
    empty: '–',
    access: {
      title: 'Hak akses',
      sentence: 'Ditentukan oleh admin yang mengatur peran Anda.',
      page: 'Halaman',
      level: 'Hak Akses',
      none: 'Belum ada halaman yang dapat Anda buka. Hubungi admin yang mengatur peran Anda.',
      view: 'Lihat',
      manage: 'Lihat dan kelola',
    },
    password: {
      title: 'Ganti password',
      sentence: 'Minimal 8 karakter: huruf dan angka tanpa simbol.',
      current: 'Password Saat Ini',
      new: 'Password Baru',
      confirm: 'Konfirmasi Password Baru',
      save: 'Ganti Password',
      saved: 'Password berhasil diganti. Gunakan password baru saat masuk berikutnya.',
    },
  },
};
