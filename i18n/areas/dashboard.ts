export const dashboard = {
  name: 'Dashboard',
  greeting: 'Selamat datang, %{name}',
  welcome: 'Selamat datang',
  sentence: 'Anda masuk sebagai %{role}.',
  /** The name of a card's link, beginning with its visible text. */
  openList: '%{open}: %{label}',
  pending: {
    title: 'Perlu ditindaklanjuti',
    topUps: 'Top-up menunggu verifikasi',
    complaints: 'Pesanan dengan komplain',
    drivers: 'Driver menunggu verifikasi',
    products: 'Produk menunggu tinjauan',
    sellers: 'Pelapak tidak aktif',
    open: 'Tinjau',
    none: 'Tidak ada yang menunggu',
  },
  omzet: {
    title: 'Penjualan',
    todayTotal: 'Omzet hari ini',
    todayCount: 'Transaksi hari ini',
    monthTotal: 'Omzet bulan ini',
    monthKomisi: 'Komisi bulan ini',
    byDay: 'Omzet 30 hari terakhir',
    byMethod: 'Omzet per metode, 30 hari terakhir',
  },
  totals: {
    title: 'Marketplace saat ini',
    sellers: 'Pelapak aktif',
    drivers: 'Driver aktif',
    products: 'Produk tayang',
    consumers: 'Konsumen aktif',
    open: 'Lihat daftar',
    none: 'Belum ada',
  },
  shortcuts: 'Menu Anda',
  nothing: 'Belum ada halaman lain yang dapat Anda buka. Hubungi admin yang mengatur peran Anda.',
  /** For a form that was open when the session ended. */
  draft: {
    waiting: 'Ada formulir yang belum selesai, tersimpan sementara sejak pukul %{time}.',
    resume: 'Lanjutkan Formulir',
  },
};
