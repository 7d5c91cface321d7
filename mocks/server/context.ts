import type { RegionSource } from '../regions/regionSource';
import type { Db } from '../storage/db';
import type { PictureStore } from '../storage/pictureStore';
import type { Switches } from './switches';

/** What the handlers work with; where it comes from differs between Node and the browser worker. */
export type Context = {
  db: Db;
  switches: Switches;
  regions: RegionSource;
  pictures: PictureStore;
};
