import { glanceAt } from '../../matrix/view';
import { changeViews } from '../../matrix/views/changes';
import { dialogViews } from '../../matrix/views/dialogs';
import { formViews } from '../../matrix/views/forms';
import { importViews } from '../../matrix/views/import';
import { shellViews } from '../../matrix/views/shell';

/** One look at every dialog and state, light and wide; `npm run matrix` takes all the others. */
glanceAt(...formViews, ...importViews, ...dialogViews, ...changeViews, ...shellViews);
