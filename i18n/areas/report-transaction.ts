import { orderStates } from '../domain';

/** Messages under `resources.report-transaction`. Columns: docs/areas.md, assumption. */
export const reportTransaction = {
  name: 'Report Transaction',
  searchHint: 'Bisa dicari: No. Invoice, toko, pembeli, dan total.',
  sentence: 'Pantau transaksi yang sudah dibayar menurut waktu pemesanannya. Pergantian hari mengikuti WIB.',
  fields: {
    id: 'ID',
    order_id: 'ID Pesanan',
    invoice_no: 'No. Invoice',
    time: 'Waktu',
    custom_period: 'Tanggal Transaksi',
    store: 'Toko',
    store_id: 'ID Toko',
    city: 'Kota Toko',
    category: 'Kategori',
    buyer: 'Pembeli',
    buyer_id: 'ID Pembeli',
    method: 'Metode',
    subtotal: 'Subtotal',
    ongkir: 'Ongkir',
    biaya_layanan: 'Biaya Layanan',
    komisi: 'Komisi',
    diskon: 'Diskon',
    total: 'Total',
    refund: 'Pengembalian Dana',
    status: 'Status',
  },
  states: orderStates,
  period: {
    label: 'Periode',
    names: {
      'hari-ini': 'Hari Ini',
      kemarin: 'Kemarin',
      '7-hari': '7 Hari',
      '30-hari': '30 Hari',
      'bulan-ini': 'Bulan Ini',
      'bulan-lalu': 'Bulan Lalu',
      kustom: 'Kustom',
    },
    backwards: {
      title: 'Periode berakhir sebelum dimulai',
      hint: 'Ubah tanggal “Dari” atau “Sampai”. Tanpa tanggal “Sampai”, periode berakhir hari ini.',
    },
    tooLong: 'Laporan maksimal %{days} hari. Yang ditampilkan: %{period}.',
  },
  compare: {
    label: 'Bandingkan Dengan',
    names: {
      sebelumnya: 'Periode Sebelumnya',
      'bulan-lalu': 'Tanggal yang Sama Bulan Lalu',
      'tahun-lalu': 'Tanggal yang Sama Tahun Lalu',
      tanpa: 'Tanpa Pembanding',
    },
  },
  cards: {
    count: 'Jumlah transaksi',
    total: 'Omzet',
    average: 'Rata-rata per transaksi',
    komisi: 'Komisi',
    refund: 'Pengembalian dana',
  },
  charts: {
    series: 'Omzet per hari',
    hours: 'Omzet per jam',
    methods: 'Omzet per metode',
    categories: 'Omzet per kategori',
    categoriesNote: 'Satu transaksi dapat dihitung di beberapa kategori.',
    stores: '10 toko teratas',
  },
  paper: {
    before: 'Dibandingkan dengan',
    search: 'Pencarian',
    printed: 'Dicetak',
    whole: 'Seluruh %{total} transaksi, dalam rupiah.',
    first:
      '%{count} transaksi pertama dari %{total}, dalam rupiah. Jumlah di bawah tabel tetap dihitung dari semuanya. Untuk baris selebihnya, persempit periode atau gunakan Ekspor.',
    screen:
      'Hanya %{count} transaksi yang tampil di layar, dari %{total}, dalam rupiah. Jumlah di bawah tabel tetap dihitung dari semuanya. Untuk mencetak seluruhnya, gunakan tombol Cetak pada halaman.',
  },
  table: {
    title: 'Daftar transaksi',
    more: 'Rincian',
    totals: 'Jumlah seluruh %{count} transaksi',
  },
  empty: {
    title: 'Belum ada transaksi pada periode ini',
    hint: 'Pilih periode lain untuk melihat transaksinya.',
  },
};
