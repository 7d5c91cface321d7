/** Values as people read them. */
export const text = {
  status: { active: 'Aktif', inactive: 'Tidak Aktif' },
  /** Of a field or a column that holds times. */
  inWib: '%{label} (WIB)',
  yesterday: 'kemarin',
  until: '%{days} hingga %{time} WIB',
  copy: {
    done: '%{text} disalin.',
    failed: 'Teks tidak dapat disalin. Pilih teksnya, lalu tekan Ctrl+C.',
  },
  secret: {
    reveal: 'Tampilkan %{label}',
    conceal: 'Sembunyikan %{label}',
  },
};
