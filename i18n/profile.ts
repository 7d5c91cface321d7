/** The profile page (specification §2, §5). */
export const profile = {
  title: 'Profile',
  sentence: 'Data akun Anda dan halaman yang dapat Anda buka.',
  picture: 'Foto profil %{name}',
  account: 'Akun',
  name: 'Nama Lengkap',
  email: 'Email',
  role: 'Peran',
  empty: '–',
  access: {
    title: 'Hak akses',
    sentence: 'Ditentukan oleh admin yang mengatur peran Anda.',
    page: 'Halaman',
    level: 'Hak Akses',
    none: 'Belum ada halaman yang dapat Anda buka. Hubungi admin yang mengatur peran Anda.',
    view: 'Lihat',
    manage: 'Lihat dan kelola',
  },
  password: {
    title: 'Ganti password',
    sentence: 'Minimal 8 karakter: huruf dan angka tanpa simbol.',
    current: 'Password Saat Ini',
    new: 'Password Baru',
    confirm: 'Konfirmasi Password Baru',
    save: 'Ganti Password',
    saved: 'Password berhasil diganti. Gunakan password baru saat masuk berikutnya.',
  },
};
