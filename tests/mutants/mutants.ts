import { activity } from './activity';
import { catalogue } from './catalogue';
import { histories } from './histories';
import { imports } from './imports';
import { lists } from './lists';
import { merging } from './merging';
import { money } from './money';
import type { Mutant } from './mutant';
import { notes } from './notes';
import { orders } from './orders';
import { people } from './people';
import { rights } from './rights';
import { sellers } from './sellers';
import { storage } from './storage';
import { topUps } from './topUps';
import { wires } from './wires';
import { witnesses } from './witnesses';

/** All the bugs that the tests are held against. */
export const mutants: readonly Mutant[] = [
  ...orders,
  ...topUps,
  ...money,
  ...catalogue,
  ...people,
  ...sellers,
  ...imports,
  ...notes,
  ...histories,
  ...activity,
  ...wires,
  ...rights,
  ...lists,
  ...merging,
  ...storage,
  ...witnesses,
];

/** Returns the wrong one of the named bug. */
export const wrongOf = <T>(name: string, right: T): T => {
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no bug “${name}”`);
  return mutant.wrong(right as never) as T;
};
