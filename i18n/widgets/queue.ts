/** From one record of a list to the next, and the list of those that wait for a decision. */
export const queue = {
  back: 'Kembali ke daftar',
  pager: {
    label: 'Berpindah data',
    previous: 'Data sebelumnya',
    next: 'Data berikutnya',
    place: '%{place} dari %{total}',
    left: 'Tidak lagi sesuai filter, tersisa %{count} data',
    done: 'Tidak ada lagi data dalam filter ini',
    /** Before the keys themselves. */
    keys: 'Pintasan',
  },
  skip: 'Lewati',
  open: 'Lihat',
  openNamed: 'Lihat %{name}',
  /** Another person decided first, as a fresh look at the record shows. */
  decided: '%{name} dilewati. Statusnya sudah “%{state}”.',
  /** The same in the server's words. */
  refused: '%{name} dilewati. %{sentence}',
};
