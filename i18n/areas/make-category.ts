/** What stands under `resources.make-category`. Columns: AREAS.md, asumsi. */
export const makeCategory = {
  name: 'Buat Kategori',
  fields: {
    id: 'ID',
    name: 'Nama',
    slug: 'Slug',
    parent: 'Induk',
    parent_id: 'Induk',
    level: 'Tingkat',
    order: 'Urutan',
    product_count: 'Jumlah Produk',
    is_active: 'Aktif',
  },
};
