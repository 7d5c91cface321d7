import { account } from '../../matrix/addresses';
import { glanceAt, glanceInTurn } from '../../matrix/view';
import { listViews } from '../../matrix/views/lists';
import { pageViews } from '../../matrix/views/pages';
import { recordViews } from '../../matrix/views/records';

const views = [...pageViews, ...recordViews];
const inTurn = views.filter((view) => view.account === account && !view.expected);

/** One look at every page, light and wide; `npm run matrix` takes all the others. */
glanceInTurn(account, ...inTurn);
glanceAt(...views.filter((view) => !inTurn.includes(view)), ...listViews);
