/** Specification §6. Kelola includes Lihat, so a role with the right to manage has no separate right to view. */

export type Level = 'none' | 'view' | 'manage';

const order: readonly Level[] = ['none', 'view', 'manage'];
const verbs = { VIEW: 'view', MANAGE: 'manage' } as const;

export const readRight = (value: string): { permission: string; level: Level } | null => {
  const [, verb, permission] = /^(VIEW|MANAGE)_(.+)$/.exec(value) ?? [];
  return permission === undefined ? null : { permission, level: verbs[verb as keyof typeof verbs] };
};

export const levelOf = (rights: readonly string[], permission: string): Level =>
  rights.includes(`MANAGE_${permission}`)
    ? 'manage'
    : rights.includes(`VIEW_${permission}`)
      ? 'view'
      : 'none';

export const withLevel = (rights: readonly string[], permission: string, level: Level): string[] => {
  const others = rights.filter((value) => readRight(value)?.permission !== permission);
  return level === 'none' ? others : [...others, `${level === 'view' ? 'VIEW' : 'MANAGE'}_${permission}`];
};

/** Without duplicates, and without those that another right includes. */
export const withoutImplied = (rights: readonly string[]): string[] =>
  [...new Set(rights)].filter((value) => {
    const right = readRight(value);
    return right?.level !== 'view' || !rights.includes(`MANAGE_${right.permission}`);
  });

/** Those that a person with the rights `own` lacks, and so may not give to others. */
export const missingRights = (own: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((value) => {
    const right = readRight(value);
    if (!right) return !own.includes(value);
    return order.indexOf(levelOf(own, right.permission)) < order.indexOf(right.level);
  });

type RightsChange = { permission: string; from: Level; to: Level };

export const rightsChanges = (
  before: readonly string[],
  after: readonly string[],
  permissions: readonly string[],
): RightsChange[] =>
  permissions
    .map((permission) => ({ permission, from: levelOf(before, permission), to: levelOf(after, permission) }))
    .filter(({ from, to }) => from !== to);

export const isRaise = ({ from, to }: Pick<RightsChange, 'from' | 'to'>): boolean =>
  order.indexOf(to) > order.indexOf(from);
