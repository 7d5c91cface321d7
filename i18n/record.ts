/** The pages of one record. */
export const record = {
  /** From specification §8, where {action} is disimpan, diubah or hapus. */
  saved: 'Data Berhasil disimpan!',
  changed: 'Data Berhasil diubah!',
  timeline: {
    empty: 'Belum ada perubahan yang tercatat.',
    subject: '%{action}: %{subject}',
    /** The label before a person's name. */
    by: 'oleh',
    reason: 'Alasan: %{reason}',
    change: '%{field}: %{from} menjadi %{to}',
    changed: '%{field} diubah',
  },
};
