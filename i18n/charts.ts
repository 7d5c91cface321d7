/** Strings of figures and charts: cards, comparison with the period before, tables behind charts. */
export const charts = {
  asTable: 'Lihat sebagai tabel',
  table: 'Tabel %{title}',
  loading: 'Memuat %{title} …',
  empty: 'Belum ada data pada periode ini.',
  failed: '%{title} gagal dimuat.',
  notDrawn: 'Grafik tidak dapat digambar. Angkanya ditampilkan sebagai tabel.',
  retry: 'Coba lagi',
  yesterday: 'kemarin',
  until: '%{days} hingga %{time} WIB',
  change: {
    up: 'naik %{percent}%',
    down: 'turun %{percent}%',
    same: 'tetap',
    new: 'Sebelumnya tidak ada (%{period})',
    against: 'dibanding %{period}',
  },
};
