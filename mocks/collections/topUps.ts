import { world } from '../world/world';
import type { Collection } from './collection';

export const topUps: Collection = {
  resource: 'top-up',
  permission: 'TOP-UP_SALDO',
  seed: () => [...world().topUps],
};
