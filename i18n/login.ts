/** The login page and the sign-in gate. Labels and messages are those of specification §2, §5 and §8, letter by letter. */
export const login = {
  documentTitle: 'Masuk',
  title: 'Selamat Datang!',
  lead: 'Masuk dengan akun admin Anda untuk melanjutkan.',
  brandLabel: 'Tentang aplikasi',
  brandHeadline: 'Satu meja kerja untuk seluruh marketplace.',
  brandSentence: 'Pantau toko dan driver, daftarkan pelapak, dan jaga setiap transaksi tetap rapi.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Tampilkan password',
  hidePassword: 'Sembunyikan password',
  remember: 'Selalu ingat',
  submit: 'Masuk',
  version: 'Versi',
  demoAccounts: 'Akun demo',
  demoAccountsHint: 'Pilih akun untuk mengisi formulir.',

  usernameRequired: 'Username tidak boleh kosong',
  passwordRequired: 'Password tidak boleh kosong',
  // The trailing space is from the specification.
  passwordWeak: 'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka ',
  usernameInvalid: 'Username tidak valid!',
  passwordInvalid: 'Password tidak valid!',

  success: 'Berhasil Melakukan Login',
  networkError: 'Wrong Username or Password',
  refused: 'Username atau password tidak cocok. Periksa kembali, lalu coba lagi.',
  tooManyAttempts: 'Terlalu banyak percobaan. Tunggu %{seconds} detik, lalu coba lagi.',
  notKept: 'Browser tidak menyimpan sesi Anda. Izinkan cookie dan data situs, lalu coba lagi.',
  blocked:
    'Anda belum dapat masuk karena browser ini memblokir data situs. Izinkan cookie dan data situs untuk alamat ini di setelan browser, lalu muat ulang halaman.',
  storageFull:
    'Penyimpanan browser penuh. Hapus data situs ini di setelan browser atau kosongkan ruang di perangkat Anda, lalu coba lagi.',
  expired: 'Sesi Sudah Habis Silahkan Login Kembali!',

  retry: 'Coba lagi',
  configErrorTitle: 'Aplikasi belum dapat dibuka',
  configErrorSentence:
    'Pengaturan aplikasi tidak dapat dimuat dari server. Periksa koneksi internet Anda, lalu coba lagi. Hubungi tim teknis bila gangguan berlanjut.',
  appErrorTitle: 'Halaman belum dapat dimuat',
  appErrorSentence:
    'Sebagian aplikasi tidak sampai ke browser Anda, mungkin karena koneksi terputus atau aplikasi baru saja diperbarui. Coba lagi untuk memuat ulang.',
};
