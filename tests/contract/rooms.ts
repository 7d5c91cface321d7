/**
 * The rooms of src, in the order of docs/architecture.md: a room imports only rooms further down. Rooms of one line do not
 * import each other.
 */
export const order: readonly (readonly string[])[] = [
  ['main'],
  ['SignInGate', 'preload'],
  ['login', 'App'],
  ['Admin'],
  ['layout'],
  ['profile'],
  ['areas'],
  ['widgets/list', 'widgets/reorder'],
  ['widgets/bulk', 'widgets/view'],
  ['widgets/export'],
  ['menu'],
  ['widgets/notes', 'widgets/activity'],
  ['widgets/filter', 'widgets/action'],
  ['widgets/record'],
  ['widgets/queue'],
  ['widgets/form'],
  ['widgets/field'],
  ['widgets/save'],
  ['widgets/photo'],
  ['widgets/chart', 'widgets/print', 'widgets/text'],
  ['widgets/feedback', 'widgets/panel'],
  ['widgets/button'],
  ['theme'],
  ['authProvider', 'dataProvider'],
  ['domain', 'onDemand'],
  ['format'],
  ['config', 'trustedTypes', 'platform'],
];

/** The session holds the token and the client sends it, so these two import each other. Their files form no circle. */
export const acquainted: readonly string[] = ['authProvider', 'dataProvider'];

/** The room of a file, such as `widgets/list` for `src/widgets/list/DataTable.tsx`; undefined where it has none. */
export const roomOf = (path: string): string | undefined =>
  order.flat().find((room) => path.startsWith(`src/${room}/`) || path.startsWith(`src/${room}.`));

/** How far down a room is; -1 for none. */
export const rankOf = (room: string | undefined): number =>
  order.findIndex((line) => room !== undefined && line.includes(room));
