/** Search, filters, and the tabs of a list (specification §2). */
export const filter = {
  search: {
    placeholder: 'Cari produk',
    clear: 'Kosongkan pencarian',
  },
  open: 'Filter',
  /** For screen readers, after the number of filters. */
  active: 'aktif',
  title: 'Filter data',
  any: 'Semua',
  loading: 'Memuat pilihan …',
  failed: 'Pilihan gagal dimuat.',
  chips: 'Filter yang aktif',
  remove: 'Hapus filter %{name}',
  clear: 'Hapus semua filter',
  noChoice: 'Tidak ada pilihan yang cocok. Ubah kata pencariannya.',
  tabs: { label: 'Filter menurut status', all: 'Semua', count: '%{count} data' },
  range: {
    from: 'Dari',
    to: 'Sampai',
    since: 'sejak %{from}',
    atLeast: 'mulai %{from}',
    until: 'sampai %{to}',
    between: '%{from}–%{to}',
    unreadable: 'Batas “%{label}” tidak terbaca. Tulis satu angka saja, misalnya 1.500.000 atau 1,5 jt.',
    disordered: {
      dateRange: 'Batas “Sampai” harus sama dengan atau sesudah batas “Dari”.',
      numberRange: 'Batas “Sampai” harus sama dengan atau lebih besar daripada batas “Dari”.',
    },
  },
};
