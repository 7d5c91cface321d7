import { glanceAt } from '../../matrix/view';
import { changeViews } from '../../matrix/views/changes';
import { dialogViews } from '../../matrix/views/dialogs';
import { formViews } from '../../matrix/views/forms';
import { importViews } from '../../matrix/views/import';
import { shellViews } from '../../matrix/views/shell';

/** One of each kind of state. */
const examples = [
  ...['login refused, with its toast', 'seller form with errors', 'seller form with open choices'],
  ...['photo that is being cropped', 'card of a seller just registered', 'import, checked'],
  ...['missing reason', 'refusal in a queue, with its ready-made reasons', 'delete', 'unsaved changes'],
  ...['choice in a dialog', 'detail that could not be loaded', 'role review', 'banner drawer, with errors'],
  ...['two versions of a category, side by side', 'password that is shown once, after a reset'],
  ...['profile menu', 'palette, records', 'picture viewer, enlarged and turned', 'charts as tables'],
];

const views = [...formViews, ...importViews, ...dialogViews, ...changeViews, ...shellViews];

const chosen = views.filter(({ name }) => examples.includes(name));
if (chosen.length < examples.length) throw new Error('A state of the examples has another name now.');

/** One look at each, light and wide; `npm run matrix` takes all the others, and every other state. */
glanceAt(...chosen);
