export const makeCategory = { name: 'Buat Kategori' };
