/**
 * What the search boxes promise, written by hand over the small world, by area and by the words of its hint. The spellings of
 * a value are in tests/domain/search.test.ts.
 */

/** What is typed, and the records that it finds. */
type Promised = Readonly<Record<string, readonly [typed: string, ...finds: string[]]>>;

export const searches: Readonly<Record<string, Promised>> = {
  'member-list/seller': {
    'nama toko': ['kios  anggrek', 'pelapak-anggrek'],
    'nama pelapak': ['slámet', 'pelapak-anggrek'],
    'No. HP': ['0812-3456-7002', 'pelapak-anggrek'],
    email: ['SLAMET@', 'pelapak-anggrek'],
    kota: ['depok', 'pelapak-anggrek'],
    'NIK lengkap': ['3276 0501 0180 0001', 'pelapak-anggrek'],
    'nomor rekening lengkap': ['00-9876-5432', 'pelapak-anggrek'],
  },
  'member-list/driver': {
    nama: ['tono  wijaya', 'driver-tono'],
    'No. HP': ['+62 899 1111 2222', 'driver-tono'],
    email: ['DRIVER-TONO@', 'driver-tono'],
    'plat nomor': ['b4321abc', 'driver-tono'],
    kota: ['bogor', 'driver-tono'],
    'NIK lengkap': ['3201 0101 0190 0001', 'driver-tono'],
    'nomor rekening lengkap': ['77-1122-3344', 'driver-tono'],
  },
  'member-list/user-admin': {
    nama: ['maya  safitri', 'admin-maya'],
    username: ['MAYA.S', 'admin-maya'],
    email: ['msafitri@surel.example', 'admin-maya'],
    'No. HP': ['(0062) 899-55556666', 'admin-maya'],
    peran: ['penata gudang', 'admin-maya'],
  },
  'product-list': {
    'nama produk': ['selendang  SUTRA', 'selendang'],
    SKU: ['sku-SELENDANG', 'selendang'],
    toko: ['anggrek', 'gula', 'teh'],
    kategori: ['minum', 'gula', 'teh'],
    harga: ['Rp 85.000,00', 'selendang'],
  },
  orders: {
    'No. Invoice': ['inv-20261120-0001', 'order-1'],
    pembeli: ['pembeli  utama', 'order-1'],
    toko: ['kenanga', 'order-1'],
    driver: ['wijaya', 'order-1'],
    'No. Resi': ['krm 9900 0100 01', 'order-1'],
    total: ['Rp 300.500,00', 'order-1'],
    penerima: ['yuliana', 'order-1'],
    'No. HP penerima': ['0899-7654-3210', 'order-1'],
    'nama produk': ['kopi gayo', 'order-1'],
    SKU: ['UJI0042', 'order-1'],
  },
  'make-category': {
    nama: ['KEMEJA', 'kategori-kemeja'],
    'slug kategori': ['atasan-pria', 'kategori-kemeja'],
  },
  'master-data/banner-information': {
    judul: ['akhir  tahun', 'banner-terjadwal'],
    'teks alternatif': ['kembang api', 'banner-terjadwal'],
    tautan: ['promo.example', 'banner-terjadwal'],
  },
  'consumer-list': {
    nama: ['búdi  hartono', 'konsumen-budi'],
    'No. HP': ['+62 857 3333 4444', 'konsumen-budi'],
    email: ['BUDI@SUREL', 'konsumen-budi'],
  },
  'top-up': {
    kode: ['tu 20261117 04', 'topup-4'],
    pemilik: ['budi  hartono', 'topup-4'],
    pengirim: ['budiman', 'topup-4'],
    bank: ['bri', 'topup-4', 'topup-8'],
    nominal: ['Rp1.000.000', 'topup-3'],
    'kode unik': ['999', 'topup-4'],
    'total transfer': ['50.999', 'topup-4'],
  },
  'access-management': {
    nama: ['penata  gudang', 'peran-gudang'],
    'keterangan peran': ['menghitung', 'peran-gudang'],
  },
  'report-transaction': {
    'No. Invoice': ['inv-20261120-0002', 'transaksi-2'],
    toko: ['anggrek', 'transaksi-2', 'transaksi-5', 'transaksi-6'],
    pembeli: ['budi  hartono', 'transaksi-2', 'transaksi-4', 'transaksi-6', 'transaksi-8'],
    total: ['Rp 129.500,00', 'transaksi-2'],
  },
};

/** Gives records of the small world values that no other one has. */
export const distinct: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'member-list/driver': {
    'driver-tono': {
      phone: '6289911112222',
      city: 'Kota Bogor',
      nik: '3201010101900001',
      account_number: '7711223344',
    },
  },
  orders: {
    'order-1': {
      buyer: 'Pembeli Utama',
      seller: 'Toko Kenanga',
      driver: 'Tono Wijaya',
      no_resi: 'KRM9900010001',
      address: { recipient: 'Yuliana Penerima', phone: '6289976543210' },
      items: [{ name: 'Kopi Gayo Uji', sku: 'UJI-0042' }],
    },
  },
  'make-category': { 'kategori-kemeja': { slug: 'atasan-pria' } },
  'master-data/banner-information': {
    'banner-terjadwal': { alt: 'Kembang api di pantai', link: 'https://promo.example/akhir' },
  },
  'top-up': { 'topup-4': { sender: 'Hartono Budiman' } },
};
