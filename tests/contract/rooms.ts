/**
 * The rooms of src, in the order of docs/architecture.md: a room imports only rooms further down. Rooms of one line do not
 * import each other.
 */
export const order: readonly (readonly string[])[] = [
  ['main'],
  ['SignInGate', 'preload'],
  ['login', 'App'],
  ['layout'],
  ['areas'],
  ['list'],
  ['menu'],
  ['record'],
  ['form'],
  ['charts'],
  ['ui'],
  ['authProvider', 'dataProvider'],
  ['domain'],
  ['config', 'trustedTypes'],
];

/** The session holds the token and the client sends it, so these two import each other. Their files form no circle. */
export const acquainted: readonly string[] = ['authProvider', 'dataProvider'];

/** The room of a file, such as `list` for `src/list/DataTable.tsx`; undefined where it has none. */
export const roomOf = (path: string): string | undefined =>
  order.flat().find((room) => path.startsWith(`src/${room}/`) || path.startsWith(`src/${room}.`));

/** How far down a room is; -1 for none. */
export const rankOf = (room: string | undefined): number =>
  order.findIndex((line) => room !== undefined && line.includes(room));
