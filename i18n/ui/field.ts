/** Messages of fields with a list of choices. */
export const field = {
  open: 'Buka pilihan',
  close: 'Tutup pilihan',
  clear: 'Kosongkan pilihan',
  unfinished: '“%{text}” belum dipilih. Pilih salah satu dari daftar.',
  unlisted: '“%{text}” tidak ada dalam daftar. Periksa kembali penulisannya.',
  picker: {
    placeholder: 'Cari dan pilih',
    chooseFirst: 'Pilih %{parent} terlebih dahulu',
    loading: 'Memuat pilihan …',
    none: 'Tidak ada pilihan yang cocok. Ubah kata pencariannya.',
    failed: 'Pilihan gagal dimuat.',
  },
};
