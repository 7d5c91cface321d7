/** What forms say beyond their labels: sections, helps, drafts, photos, and what became of a save. */
export const forms = {
  cancel: 'Batal',
  save: 'Simpan',
  edit: 'Ubah',
  retry: 'Coba lagi',
  loading: 'Memuat data …',

  /** Specification §8: {action} is disimpan, diubah or hapus. */
  saved: 'Data Berhasil disimpan!',
  changed: 'Data Berhasil diubah!',
  detailLoaded: 'Detail berhasil dimuat',

  summary: {
    count: '%{smart_count} isian perlu diperbaiki',
    notSaved: 'Data belum tersimpan',
    unknownOutcome: 'Hasil penyimpanan belum diketahui',
    kept: 'Semua isian Anda tetap ada di halaman ini.',
    openList: 'Periksa daftarnya di tab baru',
  },

  /** After a save without an answer: what a look at the server says. */
  outcome: {
    asking: 'Memeriksa apakah data sudah tersimpan …',
    kept: 'Sudah diperiksa: data ini ada di server. Anda tidak perlu mengirim ulang.',
    missing: 'Sudah diperiksa: data ini belum ada di server. Anda dapat menekan Simpan lagi.',
    unknown: 'Belum dapat dipastikan apakah data ini sudah tersimpan.',
    askAgain: 'Periksa lagi',
  },

  /** A form is about to be left. */
  unsaved: {
    title: 'Anda memiliki perubahan yang belum disimpan',
    text: 'Perubahan itu hilang bila Anda meninggalkan halaman ini.',
    stay: 'Tetap di Halaman Ini',
    discard: 'Buang Perubahan',
  },

  /** The right to save was taken away while the form was open. */
  revoked: {
    title: 'Hak akses Anda untuk mengubah data ini sudah dicabut',
    text: 'Isian Anda tetap ada di sini, tetapi tidak dapat disimpan. Salin yang masih Anda perlukan, lalu hubungi admin yang mengatur peran Anda.',
    refused: 'Tidak dapat disimpan karena hak akses Anda sudah dicabut. Isian Anda tetap ada.',
  },

  /** Another person has changed the record since it was opened. */
  conflict: {
    title: 'Isian yang sama juga diubah user admin lain',
    text: 'Pilih isi yang disimpan untuk setiap isian di bawah ini. Perubahan lain sudah digabungkan.',
    changedByAt: 'Terakhir diubah oleh %{who} pada %{when}.',
    changedBy: 'Terakhir diubah oleh %{who}.',
    changedAt: 'Terakhir diubah pada %{when}.',
    mine: 'Isian Anda',
    theirs: 'Versi terbaru',
    empty: '(kosong)',
    missing: 'Pilih salah satu',
    gone: 'Data ini sudah dihapus. Salin isian yang masih Anda perlukan, lalu kembali ke daftar.',
    unreadable: 'Versi terbaru tidak dapat dibaca. Belum ada yang disimpan. Coba tekan Simpan lagi.',
    changing: 'Data ini sedang sering diubah. Tunggu sebentar, lalu tekan Simpan lagi.',
  },

  draft: {
    restored: 'Isian Anda sebelum sesi berakhir (pukul %{time}) sudah dipulihkan.',
    discard: 'Buang draf',
    waiting: 'Ada formulir yang belum selesai, tersimpan sementara sejak pukul %{time}.',
    resume: 'Lanjutkan formulir',
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

  picture: {
    prompt: 'Upload foto yang sesuai',
    hint: 'Support : jpeg,jpg',
    replace: 'Ganti foto',
    uploading: 'Mengunggah foto …',
    loading: 'Memuat foto …',
    notUploaded: 'Foto belum terunggah',
    withdraw: 'Batalkan foto ini',
    none: 'Belum ada foto',
    alt: 'Pratinjau %{label}',
    tooLarge: 'Ukuran Gambar Terlalu Besar',
    notJpeg: 'File ini bukan foto JPEG. Pilih foto berformat jpg atau jpeg.',
    unreadable: 'File tidak dapat dibaca. Pilih ulang fotonya.',
    uploadRefused: 'Ukuran file terlalu besar, silahkan kecilkan ukuran file !',
    uploadFailed: 'Terjadi Gangguan Foto gagal diupload !',
  },

  secret: {
    reveal: 'Tampilkan %{label}',
    conceal: 'Sembunyikan %{label}',
  },

  region: {
    placeholder: 'Cari dan pilih',
    chooseFirst: 'Pilih %{parent} terlebih dahulu',
    loading: 'Memuat pilihan …',
    none: 'Tidak ada pilihan yang cocok',
    failed: 'Pilihan gagal dimuat.',
  },

  seller: {
    createTitle: 'Daftarkan Pelapak',
    editTitle: 'Ubah Pelapak',
    sentence: 'Masukan data yang sesuai',
    showTitle: 'Detail Pelapak',
    credentials: 'Username dan password dibuat otomatis',
    credentialsHow:
      'Username mengikuti Nomor Telephone. Password diusulkan dari tanggal lahir pada NIK, misalnya 17Agu1990, dan dapat Anda ganti.',
    ktpFailed: 'Gagal Memuat KTP',
    help: {
      phoneNumber: 'Contoh 6281234567890. Awalan 0 atau +62 disesuaikan otomatis.',
      nik: '%{sex}, lahir %{date} menurut NIK ini.',
      male: 'Laki-laki',
      female: 'Perempuan',
      nikLength: '16 angka pada KTP',
      nikNoDate: 'Tanggal lahir pada NIK ini tidak terbaca. Periksa kembali angkanya.',
      nikElsewhere: 'Wilayah NIK berbeda dengan provinsi yang dipilih. Wajar bila pemilik pernah pindah.',
      neighbourhood: 'Tiga angka, misalnya 007',
      bankName: 'Pilih dari daftar atau ketik nama bank lain',
      username: 'Mengikuti Nomor Telephone',
      usernameFixed: 'Username tidak dapat diubah',
      password: 'Minimal 8 karakter: huruf dan angka tanpa simbol',
      passwordFixed: 'Password tidak dapat diubah di halaman ini',
    },
  },
};
