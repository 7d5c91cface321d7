/**
 * Messages of the validation rules, letter by letter from specification §5, misspellings and double spaces included.
 * `%{label}` is the field's label. Login and the password change form import this object directly.
 */
export const validation = {
  required: '%{label} tidak boleh kosong',

  loginPassword: 'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka ',
  newPassword: 'Password harus lebih dari  6 karakter dan setidaknya memiliki 1 huruf dan 1 angka ',
  /** The specification has no message for a confirmation that differs. */
  passwordsDiffer: 'Konfirmasi password belum sama dengan password baru',

  fullName: 'Tidak Boleh ada karakter khusus',
  storeName: 'Semua Karakter Nama Toko tidak boleh hanya angka',
  phonePrefix: 'Nomor Hp harus diawali 62',
  phoneTooLong: 'Nomor Telephone Max 13 Angka',
  email: 'Email Tidak Valid',
  nik: 'Nomor NIK Harus 16 angka',
  nikTooLong: 'Nomor NIK tidak boleh melebihi 16 angka',
  bankName: 'Semua Karakter Nama Bank harus huruf',
  accountNumber: 'Nomor Rekening Maksimal 16 angka',
  /** §5 has the rule without a message: worded like the bank's name next to it. */
  accountOwnership: 'Semua Karakter Nama Pemilik Rekening harus huruf',
  /** A region of which the server sent only the name. */
  regionText: 'Pilih lagi dari daftar: server hanya mengirim teks “%{name}”',
  rt: 'RT harus 3 angka',
  rw: 'RW harus 3 angka',
  postalCode: 'Kode Pos Min 5 angka, Max 6',
  plainText: '%{label} tidak boleh hanya angka',

  /** Messages for the same rules in forms that the specification does not word. */
  otherForms: {
    phone: '%{label} harus diawali 62 dan terdiri atas 11–13 angka',
    email: '%{label} harus ditulis seperti nama@contoh.id',
  },

  /** For a photo that is still uploading, and has no address yet. */
  uploading: '%{label} masih diunggah. Tunggu sampai selesai, lalu simpan lagi.',
  /** After a label, if the server refuses a field without a reason. */
  refused: 'ditolak server, periksa kembali isinya',
};
