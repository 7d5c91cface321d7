/** From 1, among its siblings. */
export type Placed = { id: string | number; order: number };

/**
 * The siblings in between shift by one. Siblings that are sorted by place, ascending or descending, are sorted again. An
 * unknown id changes nothing.
 */
export const moveToPlace = <T extends Placed>(
  rows: readonly T[],
  id: T['id'],
  place: number,
  groupOf: (row: T) => unknown,
): T[] => {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return [...rows];
  const orderOf = (row: T): number => {
    if (row === moved) return place;
    if (row.order > moved.order && row.order <= place) return row.order - 1;
    if (row.order < moved.order && row.order >= place) return row.order + 1;
    return row.order;
  };
  const siblings = rows.filter((row) => groupOf(row) === groupOf(moved));
  const direction = [1, -1].find((sign) =>
    siblings.every((row, index) => (row.order - (siblings[index - 1] ?? row).order) * sign >= 0),
  );
  const placed = siblings.map((row) => ({ ...row, order: orderOf(row) }));
  if (direction !== undefined) placed.sort((a, b) => (a.order - b.order) * direction);
  return rows.map((row) => placed[siblings.indexOf(row)] ?? row);
};
