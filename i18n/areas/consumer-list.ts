/** Messages under `resources.consumer-list`. Columns: docs/areas.md, assumption. */
export const consumerList = {
  name: 'List Konsumen',
  noun: 'konsumen',
  searchHint: 'Bisa dicari: nama, No. HP, dan email.',
  table: { title: 'Daftar konsumen' },
  showTitle: 'Detail Konsumen',
  sentence: 'Pantau belanja dan saldo konsumen. Blokir akun yang disalahgunakan.',
  fields: {
    id: 'ID',
    full_name: 'Nama',
    phone: 'No. HP',
    email: 'Email',
    order_count: 'Total Pesanan',
    total_spent: 'Total Belanja',
    balance: 'Saldo',
    joined_at: 'Bergabung',
    last_order_at: 'Pesanan Terakhir',
    is_active: 'Aktif',
    status: 'Status',
    reason: 'Alasan Diblokir',
  },
  states: { AKTIF: 'Aktif', DIBLOKIR: 'Diblokir' },
  sections: {
    profile: { title: 'Profil', hint: 'Data yang diisi konsumen saat mendaftar.' },
    spending: {
      title: 'Saldo dan belanja',
      hint: 'Belanja dihitung dari pesanan lunas yang dananya tidak dikembalikan.',
    },
    addresses: { title: 'Alamat', hint: 'Tujuan pengiriman yang disimpan konsumen.' },
    history: { title: 'Linimasa', hint: 'Kapan akun dibuat, diblokir, atau dibuka, dan oleh siapa.' },
  },
  addresses: { main: '%{label} (utama)', none: 'Konsumen ini belum menyimpan alamat.' },
  orders: {
    title: 'Pesanan konsumen ini',
  },
  reasons: {
    block: {
      1: 'Akun palsu',
      2: 'Dugaan penipuan',
      3: 'Pesanan fiktif',
      4: 'Berlaku kasar kepada driver',
    },
  },
  actions: {
    create: { past: 'Akun dibuat' },
    block: {
      label: 'Blokir',
      title: 'Blokir %{name}?',
      text: 'Konsumen tidak dapat membuat pesanan baru sampai blokirnya dibuka. Pesanan yang sedang berjalan tetap diteruskan.',
      confirm: 'Blokir',
      done: '%{name} diblokir.',
      past: 'Akun diblokir',
    },
    unblock: {
      label: 'Buka Blokir',
      title: 'Buka blokir %{name}?',
      text: 'Konsumen dapat membuat pesanan lagi.',
      confirm: 'Buka Blokir',
      done: 'Blokir %{name} dibuka.',
      past: 'Blokir dibuka',
    },
  },
};
