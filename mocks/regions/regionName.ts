import type { Region } from '../../src/dataProvider/wire';
import { coordinatesOf } from './coordinates';

/** A region in a data file: its Kemendagri code, and its name as the data spells it. */
export type RegionName = [code: string, name: string];

/** Names by the code of their parent; the parent of a province is ''. */
export type RegionNames = ReadonlyMap<string, readonly RegionName[]>;

export const regionOf = ([id, name]: RegionName): Region => ({ id, name, meta: coordinatesOf(id) });
