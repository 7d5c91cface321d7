/** What every form says beside its fields. */
export const form = {
  summary: {
    count: '%{smart_count} isian perlu diperbaiki',
    /** A link, beside others like it: how many in which section of the form. */
    inSection: '%{smart_count} isian di %{section}',
    notSaved: 'Data belum tersimpan',
    /** What the server refuses although no input of this form holds it. */
    elsewhere: 'Ditolak server di luar isian formulir ini (%{faults}). Hubungi tim teknis.',
    unknownOutcome: 'Hasil penyimpanan belum diketahui',
  },
  draft: {
    restored: 'Isian Anda sebelum sesi berakhir (pukul %{time}) sudah dipulihkan.',
    discard: 'Buang draf',
  },
  /** Of the browser's own field for a date or a time. */
  incomplete: {
    date: 'Tanggal belum lengkap atau tidak ada. Isi hari, bulan, dan tahunnya.',
    'datetime-local': 'Waktu belum lengkap atau tidak ada. Isi tanggal beserta jamnya.',
  },
  picker: {
    placeholder: 'Cari dan pilih',
    chooseFirst: 'Pilih %{parent} terlebih dahulu',
    loading: 'Memuat pilihan …',
    none: 'Tidak ada pilihan yang cocok. Ubah kata pencariannya.',
    failed: 'Pilihan gagal dimuat.',
  },
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
