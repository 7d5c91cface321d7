/** Printed sheets. */
export const print = {
  button: 'Cetak',
  title: 'Cetak %{name}',
  starting: 'Menyiapkan cetakan …',
  cancel: 'Batalkan cetak',
  cancelled: 'Cetak dibatalkan.',
};
