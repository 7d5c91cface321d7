/** Strings of the widgets that the areas share: actions on a record, exports, tabs, ranges, timelines. */
export const kit = {
  action: {
    working: 'Menyimpan tindakan …',
    reason: 'Alasan',
    reasonHelp: 'Alasan disimpan di riwayat bersama nama Anda. Paling banyak %{max} karakter.',
    reasonRequired: 'Alasan tidak boleh kosong',
    unknownOutcome:
      'Server belum menjawab, sehingga hasilnya belum diketahui. Data dimuat ulang; periksa statusnya sebelum mencoba lagi.',
  },
  export: {
    button: 'Ekspor',
    title: 'Ekspor %{name}',
    progress: '%{done} dari %{total} baris diambil',
    starting: 'Menyiapkan ekspor …',
    cancel: 'Batalkan ekspor',
    done: 'Ekspor selesai: %{count} baris diunduh.',
    cancelled: 'Ekspor dibatalkan.',
    nothing: 'Tidak ada data yang dapat diekspor. Ubah kata pencarian atau filternya.',
  },
  tabs: { label: 'Saring menurut status', all: 'Semua', count: '%{count} data' },
  range: {
    from: 'Dari',
    to: 'Sampai',
    since: 'sejak %{from}',
    atLeast: 'mulai %{from}',
    until: 'sampai %{to}',
    between: '%{from} – %{to}',
    disordered: 'Batas “Sampai” harus sama dengan atau sesudah batas “Dari”.',
  },
  timeline: {
    empty: 'Belum ada perubahan yang tercatat.',
    by: 'oleh %{actor}',
    reason: 'Alasan: %{reason}',
  },
  copy: {
    done: '%{text} disalin.',
    failed: 'Teks tidak dapat disalin. Pilih teksnya, lalu tekan Ctrl+C.',
  },
  print: 'Cetak',
  show: { loading: 'Memuat data …' },
};
