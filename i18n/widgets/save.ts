/** What becomes of a form that is sent. */
export const save = {
  kept: 'Semua isian Anda tetap ada di halaman ini.',
  openList: 'Periksa daftarnya di tab baru',
  /** After a save without an answer: what a look at the server says. */
  outcome: {
    asking: 'Memeriksa apakah data sudah tersimpan …',
    kept: 'Sudah diperiksa: data ini ada di server. Anda tidak perlu mengirim ulang.',
    missing: 'Sudah diperiksa: data ini belum ada di server. Anda dapat menekan Simpan lagi.',
    unknown: 'Belum dapat dipastikan apakah data ini sudah tersimpan.',
    askAgain: 'Periksa lagi',
  },
  /** A password that was just given to an account, shown once. */
  issued: {
    title: 'Password sudah dibuat',
    text: 'Salin sekarang dan sampaikan langsung kepada pemilik akun. Password ini tidak ditampilkan lagi.',
    username: 'Username',
    password: 'Password',
    copy: 'Salin %{label}',
    copied: '%{label} disalin.',
    close: 'Selesai',
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
    title: 'Isian yang sama sudah diubah sejak formulir ini dibuka',
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
};
