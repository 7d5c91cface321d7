/** Activities of user admins. These messages are downloaded with their code, so that no list or dashboard waits for them. */
export const activity = {
  title: 'Aktivitas terbaru',
  none: 'Belum ada aktivitas yang tercatat.',
  failed: 'Aktivitas gagal dimuat.',
  create: 'Data dibuat',
  edit: 'Data diubah',
  decision: 'Tindakan lain',
  delete: 'Data dihapus',
  reveal: 'Nomor dilihat',
  export: 'Data diekspor',
  rows: '%{count} baris',
  back: 'Kembali ke user admin',
  sentence: 'Pantau data yang dibuat, diubah, diputuskan, dihapus, dilihat, dan diekspor oleh %{name}.',
};

/** The messages of the list of activities. The list is no area of the menu, so src/App.tsx adds them to those of the areas. */
export const activityList = {
  name: 'Aktivitas',
  searchHint: 'Bisa dicari: nama toko, produk, peran, atau data lain serta No. Invoice.',
  table: { title: 'Daftar aktivitas' },
  fields: {
    at: 'Waktu',
    actor: 'User Admin',
    kind: 'Jenis',
    action: 'Tindakan',
    area: 'Menu',
    record: 'Data',
    fields: 'Rincian',
  },
  kinds: {
    create: 'Menambah',
    edit: 'Mengubah',
    decision: 'Memutuskan',
    delete: 'Menghapus',
    reveal: 'Melihat Nomor',
    export: 'Mengekspor',
  },
  empty: {
    title: 'Belum ada aktivitas',
    hint: 'Yang dilakukan user admin ini akan tercatat di sini.',
  },
};
