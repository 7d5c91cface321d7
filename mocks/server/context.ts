import type { RegionSource } from '../regions/regionSource';
import type { Db } from '../storage/db';
import type { PictureStore } from '../storage/pictureStore';
import type { Switches } from './switches';

/** The dependencies of the handlers; Node and the browser worker provide different ones. */
export type Context = {
  db: Db;
  switches: Switches;
  regions: RegionSource;
  pictures: PictureStore;
};
