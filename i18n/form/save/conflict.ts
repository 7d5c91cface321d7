/** The question of a save if another person has changed the same fields since the form was opened. */
export const conflict = {
  title: 'Isian yang sama sudah diubah sejak formulir ini dibuka',
  text: 'Pilih isi yang disimpan untuk setiap isian di bawah ini. Perubahan lain sudah digabungkan.',
  changedByAt: 'Terakhir diubah oleh %{who} pada %{when}.',
  changedBy: 'Terakhir diubah oleh %{who}.',
  changedAt: 'Terakhir diubah pada %{when}.',
  mine: 'Isian Anda',
  theirs: 'Versi terbaru',
  empty: '(kosong)',
  missing: 'Pilih salah satu',
  /** For masked numbers that the user did not type; `fields` are their labels. */
  latestNumber: 'Pilihan mana pun memakai %{fields} terbaru di server.',
  lostNumber: '%{fields} sudah diubah. Untuk memakai isian Anda, tekan Batal dan ketik lengkap nomornya.',
};
