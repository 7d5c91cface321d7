import { glanceAt } from '../../matrix/view';
import { changeViews } from '../../matrix/views/changes';
import { dialogViews } from '../../matrix/views/dialogs';
import { formViews } from '../../matrix/views/forms';
import { importViews } from '../../matrix/views/import';
import { shellViews } from '../../matrix/views/shell';

/** One look at a state of each kind, light and wide; `npm run matrix` takes all the others, and every other state. */
glanceAt(
  [...formViews, ...importViews, ...dialogViews, ...changeViews, ...shellViews],
  [
    ...['seller form with errors', 'seller form with open choices', 'photo that is being cropped'],
    ...['import, checked', 'missing reason', 'choice in a dialog'],
    ...['detail that could not be loaded', 'banner drawer, with errors', 'charts as tables'],
    ...['two versions of a category, side by side', 'password that is shown once, after a reset'],
    ...['profile menu', 'palette, records', 'picture viewer, enlarged and turned'],
    'login refused, with its toast',
  ],
);
