/** Figures and charts: cards, comparison with the period before, tables behind charts. */
export const charts = {
  /** For screen readers, after the name in a row that filters by it. */
  choose: 'filter',
  asTable: 'Lihat sebagai tabel',
  table: 'Tabel %{title}',
  loading: 'Memuat %{title} …',
  empty: 'Belum ada data pada periode ini.',
  failed: '%{title} gagal dimuat.',
  notDrawn: 'Grafik tidak dapat digambar. Angkanya ditampilkan sebagai tabel.',
  change: {
    up: 'naik %{percent}%',
    down: 'turun %{percent}%',
    same: 'tetap',
    new: 'Belum ada transaksi %{period}',
    against: 'dibanding %{period}',
  },
  /** Column heads of the tables behind sales charts. */
  sales: {
    date: 'Tanggal',
    hour: 'Jam (WIB)',
    method: 'Metode',
    store: 'Toko',
    category: 'Kategori',
    count: 'Transaksi',
    total: 'Omzet',
    before: 'Omzet %{period}',
  },
};
