/** Formatted values. */
export const text = {
  status: { active: 'Aktif', inactive: 'Tidak Aktif' },
  /** The label of a field or a column with times. */
  inWib: '%{label} (WIB)',
  /** The browser writes shorter ages. */
  ago: { months: '%{count} bulan lalu', years: '%{count} tahun lalu' },
  yesterday: 'kemarin',
  until: '%{days} hingga %{time} WIB',
  copy: {
    done: '%{text} disalin.',
    failed: 'Browser menolak menyalin. Tekan %{key}+C untuk menyalin teks yang dipilih.',
  },
  secret: {
    reveal: 'Tampilkan %{label}',
    conceal: 'Sembunyikan %{label}',
  },
};
