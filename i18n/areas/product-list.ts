export const productList = { name: 'List Produk' };
