/**
 * Rights as a role holds them: values such as `VIEW_ORDERAN` and `MANAGE_ORDERAN` (specification §6). Kelola implies Lihat,
 * so a role with a right to manage holds no second right to view. Pure functions, shared by screen and embedded API.
 */

/** How far a right over one permission goes. */
export type Level = 'none' | 'view' | 'manage';

const order: readonly Level[] = ['none', 'view', 'manage'];
const verbs = { VIEW: 'view', MANAGE: 'manage' } as const;

/** The permission and level of a value, or null when it begins with neither VIEW_ nor MANAGE_. */
export const readRight = (value: string): { permission: string; level: Level } | null => {
  const [, verb, permission] = /^(VIEW|MANAGE)_(.+)$/.exec(value) ?? [];
  return permission === undefined ? null : { permission, level: verbs[verb as keyof typeof verbs] };
};

/** How far these rights go over one permission. */
export const levelOf = (rights: readonly string[], permission: string): Level =>
  rights.includes(`MANAGE_${permission}`)
    ? 'manage'
    : rights.includes(`VIEW_${permission}`)
      ? 'view'
      : 'none';

/** The rights with another level over one permission; the others keep their place. */
export const withLevel = (rights: readonly string[], permission: string, level: Level): string[] => {
  const others = rights.filter((value) => readRight(value)?.permission !== permission);
  return level === 'none' ? others : [...others, `${level === 'view' ? 'VIEW' : 'MANAGE'}_${permission}`];
};

/** The rights without those that another one implies, and each once. */
export const withoutImplied = (rights: readonly string[]): string[] =>
  [...new Set(rights)].filter((value) => {
    const right = readRight(value);
    return right?.level !== 'view' || !rights.includes(`MANAGE_${right.permission}`);
  });

/** The wanted rights that a person with `own` does not hold, and so may not give to others. */
export const missingRights = (own: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((value) => {
    const right = readRight(value);
    if (!right) return !own.includes(value);
    return order.indexOf(levelOf(own, right.permission)) < order.indexOf(right.level);
  });

type RightsChange = { permission: string; from: Level; to: Level };

/** What differs between two sets of rights, permission by permission, in the order of `permissions`. */
export const rightsChanges = (
  before: readonly string[],
  after: readonly string[],
  permissions: readonly string[],
): RightsChange[] =>
  permissions
    .map((permission) => ({ permission, from: levelOf(before, permission), to: levelOf(after, permission) }))
    .filter(({ from, to }) => from !== to);

/** Whether a change gives more than was held before. */
export const isRaise = ({ from, to }: Pick<RightsChange, 'from' | 'to'>): boolean =>
  order.indexOf(to) > order.indexOf(from);

/** Whether a value is a right to manage: MANAGE_ of some permission. Each of them must keep an active holder. */
export const isManageRight = (value: string): boolean => readRight(value)?.level === 'manage';
