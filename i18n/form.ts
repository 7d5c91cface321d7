/** Messages of every form beside its fields. */
export const form = {
  summary: {
    count: '%{smart_count} isian perlu diperbaiki',
    /** The text of a link: the number of errors in one section of the form. */
    inSection: '%{smart_count} isian di %{section}',
    notSaved: 'Data belum tersimpan',
    /** If the server refuses a value for which this form has no input. */
    elsewhere: 'Ditolak server di luar isian formulir ini (%{faults}). Hubungi tim teknis.',
    unknownOutcome: 'Hasil penyimpanan belum diketahui',
  },
  draft: {
    restored: 'Isian Anda sebelum sesi berakhir (pukul %{time}) sudah dipulihkan.',
    discard: 'Buang draf',
  },
  /** For the browser's own field for a date or a time. */
  incomplete: {
    date: 'Tanggal belum lengkap atau tidak ada. Isi hari, bulan, dan tahunnya.',
    'datetime-local': 'Waktu belum lengkap atau tidak ada. Isi tanggal beserta jamnya.',
  },
  bankHelp: 'Pilih dari daftar atau ketik nama bank lain.',
  /** In a form as in a file: digits that were pasted or read as a number of a spreadsheet. */
  storedAsNumber: '%{label} tersimpan sebagai angka. Ubah kolomnya menjadi teks, lalu periksa digitnya.',
  cleaning: {
    allowed: {
      plainText: 'Awali dengan huruf. Selebihnya huruf, angka, titik, atau spasi.',
      fullName: 'Hanya huruf dan spasi, minimal 4 karakter.',
      accountOwnership: 'Hanya huruf dan spasi.',
    },
    found: 'Tidak boleh dipakai di sini: %{removed}',
    becomes: 'Menjadi:',
    apply: 'Rapikan',
  },
};
