import { glanceAt } from '../matrix/view';
import { dialogViews } from '../matrix/views/dialogs';
import { formViews } from '../matrix/views/forms';
import { listViews } from '../matrix/views/lists';
import { pageViews } from '../matrix/views/pages';
import { recordViews } from '../matrix/views/records';
import { shellViews } from '../matrix/views/shell';

/** One look at every page and dialog, light and wide; `npm run matrix` takes all the others. */
glanceAt(...pageViews, ...recordViews, ...formViews, ...listViews, ...dialogViews, ...shellViews);
