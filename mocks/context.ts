import type { Db } from './db';
import type { PictureStore } from './pictureStore';
import type { RegionSource } from './regionSource';
import type { Switches } from './switches';

/** What the handlers work with; where it comes from differs between Node and the browser worker. */
export type Context = {
  db: Db;
  switches: Switches;
  regions: RegionSource;
  pictures: PictureStore;
};
