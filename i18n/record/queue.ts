/** Moving from record to record of a list, and the list of records that wait for a decision. */
export const queue = {
  back: 'Kembali ke daftar',
  pager: {
    label: 'Berpindah data',
    previous: 'Data sebelumnya',
    next: 'Data berikutnya',
    place: '%{place} dari %{total}',
    placeAlone: 'Data ke-%{place}',
    left: 'Tidak lagi sesuai filter, tersisa %{count} data',
    done: 'Tidak ada lagi data dalam filter ini',
    /** The label before the keys. */
    keys: 'Pintasan',
  },
  skip: 'Lewati',
  /** When nothing waits any more: after decisions of this person, before any, and with further filters. */
  done: 'Antrean selesai',
  empty: { title: 'Tidak ada yang menunggu keputusan', hint: 'Yang baru masuk akan tampil di sini.' },
  doneOfFilter: 'Tidak ada lagi yang menunggu dengan filter ini',
  clearOthers: 'Lihat semua yang menunggu',
  sitting: 'Keputusan Anda kali ini: %{decisions}.',
  next: 'Lanjut ke %{name} (%{count} %{state})',
  noNext: 'Antrean lain juga kosong.',
  open: 'Lihat',
  openNamed: 'Lihat %{name}',
  /** If a fresh read of the record shows that another person has decided first. */
  decided: '%{name} dilewati. Statusnya sudah “%{state}”.',
  /** If another person has decided first, with the server's sentence. */
  refused: '%{name} dilewati. %{sentence}',
};
