/** Reordering rows. */
export const reorder = {
  up: 'Naikkan %{name}',
  down: 'Turunkan %{name}',
  drag: 'Seret %{name}',
  /** For screen readers, after a move. */
  moved: '%{name}: urutan %{place} dari %{count}',
};
