export const dashboard = {
  name: 'Dashboard',
  greeting: 'Selamat datang, %{name}',
  sentence: 'Anda masuk sebagai %{role}. Pilih pekerjaan yang ingin dibuka.',
  shortcuts: 'Buka',
  nothing: 'Belum ada halaman lain yang dapat Anda buka. Hubungi admin yang mengelola peran Anda.',
};
