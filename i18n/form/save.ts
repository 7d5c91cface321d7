/** The results of sending a form. */
export const save = {
  kept: 'Semua isian Anda tetap ada di halaman ini.',
  openList: 'Periksa daftarnya di tab baru',
  /** After a save without a response: the result of a check on the server. */
  outcome: {
    asking: 'Memeriksa apakah data sudah tersimpan …',
    kept: 'Sudah diperiksa: data ini ada di server. Anda tidak perlu mengirim ulang.',
    missing: 'Sudah diperiksa: data ini belum ada di server. Anda dapat menekan Simpan lagi.',
    unknown: 'Belum dapat dipastikan apakah data ini sudah tersimpan.',
    askAgain: 'Periksa lagi',
  },
  /** A new password of an account, shown once. */
  issued: {
    title: 'Password sudah dibuat',
    text: 'Salin sekarang dan sampaikan langsung kepada pemilik akun. Password ini tidak ditampilkan lagi.',
    username: 'Username',
    password: 'Password',
    copy: 'Salin %{label}',
    copied: '%{label} disalin.',
    copyAll: 'Salin semua',
    copiedAll: 'Data akun disalin.',
    uncopied: 'Tutup tanpa menyalin password?',
    close: 'Selesai',
  },
  /** Before passwords that are shown only once are closed without a copy. */
  uncopied: {
    text: 'Password tidak dapat ditampilkan lagi.',
    stay: 'Kembali',
    leave: 'Tutup',
  },
  /** If the person leaves a form with unsaved changes. */
  unsaved: {
    title: 'Anda memiliki perubahan yang belum disimpan',
    text: 'Perubahan itu hilang bila Anda meninggalkan halaman ini.',
    stay: 'Tetap di Halaman Ini',
    discard: 'Buang Perubahan',
  },
  /** If the person lost the right to save while the form was open. */
  revoked: {
    title: 'Hak akses Anda untuk mengubah data ini sudah dicabut',
    text: 'Isian Anda tetap ada di sini, tetapi tidak dapat disimpan. Salin yang masih Anda perlukan, lalu hubungi admin yang mengatur peran Anda.',
    refused: 'Tidak dapat disimpan karena hak akses Anda sudah dicabut. Isian Anda tetap ada.',
  },
  /** Faults of a save of a record that another person has changed or deleted. The question is in save/conflict.ts. */
  conflict: {
    gone: 'Data ini sudah dihapus. Salin isian yang masih Anda perlukan, lalu kembali ke daftar.',
    unreadable: 'Versi terbaru tidak dapat dibaca. Belum ada yang disimpan. Coba tekan Simpan lagi.',
    changing: 'Data ini sedang sering diubah. Tunggu sebentar, lalu tekan Simpan lagi.',
  },
};
