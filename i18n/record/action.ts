/** Actions on a record, and its deletion (specification §2). */
export const action = {
  edit: 'Ubah %{name}',
  reason: 'Alasan',
  reasonHelp: 'Alasan dan nama Anda dicatat di linimasa. Maksimal %{max} karakter.',
  /** The name of the group of ready-made reasons. */
  readyReasons: 'Alasan siap pakai',
  reasonRequired: 'Alasan tidak boleh kosong',
  /** After the action, where the host stores none. */
  reasonLost: 'Alasannya tidak tersimpan karena server ini tidak menyediakan tempatnya.',
  /** While a failed action may not be sent again because the server asked to wait. */
  wait: 'Server meminta jeda. Anda dapat mencoba lagi dalam %{count} detik.',
  unknownOutcome: 'Hasilnya belum pasti. Periksa status data sebelum mencoba lagi.',
  delete: {
    icon: 'Hapus Data',
    button: 'Hapus Data %{title}',
    title: 'Hapus %{title}',
    warning: 'Tindakan ini tidak dapat dibatalkan. Pastikan Anda memilih data yang benar.',
    deleting: 'Menghapus data …',
    done: 'Data Berhasil hapus!',
    unknownOutcome: 'Belum pasti terhapus: server tidak merespons. Periksa daftarnya sebelum mencoba lagi.',
  },
};
