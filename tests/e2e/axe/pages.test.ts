import { glanceAt } from '../../matrix/view';
import { listViews } from '../../matrix/views/lists';
import { pageViews } from '../../matrix/views/pages';
import { recordViews } from '../../matrix/views/records';

/** One look at every page, light and wide; `npm run matrix` takes all the others. */
glanceAt(...pageViews, ...recordViews, ...listViews);
