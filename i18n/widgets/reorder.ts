/** Rows that are put in order. */
export const reorder = {
  up: 'Naikkan %{name}',
  down: 'Turunkan %{name}',
  drag: 'Seret %{name}',
  /** Read out after a move. */
  moved: '%{name}: urutan %{place} dari %{count}',
};
