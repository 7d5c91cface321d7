/** What stands under `resources.product-list`. Columns: AREAS.md, asumsi. */
export const productList = {
  name: 'List Produk',
  fields: {
    id: 'ID',
    name: 'Nama Produk',
    sku: 'SKU',
    seller: 'Toko',
    category: 'Kategori',
    price: 'Harga',
    discount: 'Diskon',
    stock: 'Stok',
    weight_gram: 'Berat (gram)',
    condition: 'Kondisi',
    min_order: 'Minimal Pesanan',
    sold: 'Terjual',
    rating: 'Rating',
    availability: 'Ketersediaan',
    status: 'Status',
  },
};
