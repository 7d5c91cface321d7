/**
 * What the search boxes promise, written by hand over the small world: by area, and by the words of its hint, what a person may
 * type, and the records that each of these finds.
 */

type Promised = Readonly<Record<string, { typed: readonly string[]; finds: readonly string[] }>>;

export const searches: Readonly<Record<string, Promised>> = {
  'member-list/seller': {
    'nama toko': { typed: ['Kios Anggrek', 'kios  anggrek', 'ANGG'], finds: ['pelapak-anggrek'] },
    'nama pelapak': { typed: ['Slamet Riyadi', 'slámet'], finds: ['pelapak-anggrek'] },
    'No. HP': {
      typed: ['6281234567002', '0812-3456-7002', '+62 812 3456 7002'],
      finds: ['pelapak-anggrek'],
    },
    email: { typed: ['slamet@surel.example', 'SLAMET@'], finds: ['pelapak-anggrek'] },
    kota: { typed: ['Kota Depok', 'depok'], finds: ['pelapak-anggrek'] },
    'NIK lengkap': { typed: ['3276050101800001', '3276 0501 0180 0001'], finds: ['pelapak-anggrek'] },
    'nomor rekening lengkap': { typed: ['0098765432', '00-9876-5432'], finds: ['pelapak-anggrek'] },
  },
  'member-list/driver': {
    nama: { typed: ['Tono Wijaya', 'tono  wijaya'], finds: ['driver-tono'] },
    'No. HP': { typed: ['6289911112222', '0899-1111-2222', '+62 899 1111 2222'], finds: ['driver-tono'] },
    email: { typed: ['driver-tono@surel.example', 'DRIVER-TONO@'], finds: ['driver-tono'] },
    'plat nomor': { typed: ['B 4321 ABC', 'b4321abc', 'B-4321-ABC'], finds: ['driver-tono'] },
    kota: { typed: ['Kota Bogor', 'bogor'], finds: ['driver-tono'] },
    'NIK lengkap': { typed: ['3201010101900001', '3201 0101 0190 0001'], finds: ['driver-tono'] },
    'nomor rekening lengkap': { typed: ['7711223344', '77-1122-3344'], finds: ['driver-tono'] },
  },
  'member-list/user-admin': {
    nama: { typed: ['Maya Safitri', 'maya  safitri'], finds: ['admin-maya'] },
    username: { typed: ['maya.safitri', 'MAYA.S'], finds: ['admin-maya'] },
    email: { typed: ['msafitri@surel.example'], finds: ['admin-maya'] },
    'No. HP': { typed: ['6289955556666', '0899-5555-6666', '(0062) 899-55556666'], finds: ['admin-maya'] },
    peran: { typed: ['Penata Gudang', 'penata gudang'], finds: ['admin-maya'] },
  },
  'product-list': {
    'nama produk': { typed: ['Selendang Sutra', 'selendang  SUTRA'], finds: ['selendang'] },
    SKU: { typed: ['SKU-selendang', 'sku-SELENDANG'], finds: ['selendang'] },
    toko: { typed: ['Kios Anggrek', 'anggrek'], finds: ['teh', 'gula'] },
    kategori: { typed: ['Minuman', 'minum'], finds: ['teh', 'gula'] },
    harga: { typed: ['Rp85.000', 'Rp 85.000,00', '85.000', '85000'], finds: ['selendang'] },
  },
  orders: {
    'No. Invoice': {
      typed: ['INV/20261120/0001', 'inv-20261120-0001', 'INV 20261120 0001'],
      finds: ['order-1'],
    },
    pembeli: { typed: ['Pembeli Utama', 'pembeli  utama'], finds: ['order-1'] },
    toko: { typed: ['Toko Kenanga', 'kenanga'], finds: ['order-1'] },
    driver: { typed: ['Tono Wijaya', 'wijaya'], finds: ['order-1'] },
    'No. Resi': { typed: ['KRM9900010001', 'krm 9900 0100 01'], finds: ['order-1'] },
    total: { typed: ['Rp300.500', 'Rp 300.500,00', '300.500', '300500'], finds: ['order-1'] },
    penerima: { typed: ['Yuliana Penerima', 'yuliana'], finds: ['order-1'] },
    'No. HP penerima': { typed: ['6289976543210', '0899-7654-3210'], finds: ['order-1'] },
    'nama produk': { typed: ['Kopi Gayo Uji', 'kopi gayo'], finds: ['order-1'] },
    SKU: { typed: ['UJI-0042', 'uji 0042', 'UJI0042'], finds: ['order-1'] },
  },
  'make-category': {
    nama: { typed: ['Kemeja', 'KEMEJA'], finds: ['kategori-kemeja'] },
    'slug kategori': { typed: ['atasan-pria'], finds: ['kategori-kemeja'] },
  },
  'master-data/banner-information': {
    judul: { typed: ['Akhir Tahun', 'akhir  tahun'], finds: ['banner-terjadwal'] },
    'teks alternatif': { typed: ['Kembang api di pantai', 'kembang api'], finds: ['banner-terjadwal'] },
    tautan: { typed: ['https://promo.example/akhir', 'promo.example'], finds: ['banner-terjadwal'] },
  },
  'consumer-list': {
    nama: { typed: ['Budi Hartono', 'búdi  hartono'], finds: ['konsumen-budi'] },
    'No. HP': { typed: ['6285733334444', '0857-3333-4444', '+62 857 3333 4444'], finds: ['konsumen-budi'] },
    email: { typed: ['budi@surel.example', 'BUDI@SUREL'], finds: ['konsumen-budi'] },
  },
  'top-up': {
    kode: { typed: ['TU-20261117-04', 'tu 20261117 04'], finds: ['topup-4'] },
    pemilik: { typed: ['Budi Hartono', 'budi  hartono'], finds: ['topup-4'] },
    pengirim: { typed: ['Hartono Budiman', 'budiman'], finds: ['topup-4'] },
    bank: { typed: ['BRI', 'bri'], finds: ['topup-4', 'topup-8'] },
    nominal: { typed: ['Rp1.000.000', 'Rp 1.000.000,00', '1.000.000', '1000000'], finds: ['topup-3'] },
    'kode unik': { typed: ['999'], finds: ['topup-4'] },
    'total transfer': { typed: ['Rp50.999', '50.999', '50999'], finds: ['topup-4'] },
  },
  'access-management': {
    nama: { typed: ['Penata Gudang', 'penata  gudang'], finds: ['peran-gudang'] },
    'keterangan peran': { typed: ['Menghitung stok', 'menghitung'], finds: ['peran-gudang'] },
  },
  'report-transaction': {
    'No. Invoice': { typed: ['INV/20261120/0002', 'inv-20261120-0002'], finds: ['transaksi-2'] },
    toko: { typed: ['Kios Anggrek', 'anggrek'], finds: ['transaksi-2', 'transaksi-5', 'transaksi-6'] },
    pembeli: {
      typed: ['Budi Hartono', 'budi  hartono'],
      finds: ['transaksi-2', 'transaksi-4', 'transaksi-6', 'transaksi-8'],
    },
    total: { typed: ['Rp129.500', 'Rp 129.500,00', '129.500', '129500'], finds: ['transaksi-2'] },
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
