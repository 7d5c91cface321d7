/** What a seller still has, said before the seller is deleted. Downloaded with src/areas/seller/summary. */
export const sellerSummary = {
  loading: 'Memeriksa produk, pesanan, top-up, dan saldo …',
  failed: 'Produk, pesanan, top-up, dan saldo pelapak ini tidak dapat diperiksa.',
  none: 'Tidak ada produk, pesanan yang belum selesai, top-up yang menunggu, atau saldo.',
  some: 'Pelapak ini masih memiliki:',
  products: 'Produk: %{count}, ikut dihapus',
  openOrders: 'Pesanan yang belum selesai: %{count}',
  topUps: 'Top-up yang menunggu: %{count}',
  balance: 'Saldo: %{amount}',
  advice:
    'Pesanan dan top-up harus selesai serta saldo kosong sebelum pelapak dihapus. Anda juga dapat menonaktifkannya.',
};
