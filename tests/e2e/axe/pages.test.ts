import { glanceAt } from '../../matrix/view';
import { listViews } from '../../matrix/views/lists';
import { pageViews } from '../../matrix/views/pages';
import { recordViews } from '../../matrix/views/records';

/** One look at a page of each kind and a state of each kind of list, light and wide; `npm run matrix` takes all the others. */
glanceAt(
  [...pageViews, ...recordViews, ...listViews],
  [
    ...['Pelapak', 'Banner Infomasi', 'profile', 'help: a page', 'Akses Manajemen: new'],
    ...['User Admin: activity of one person', 'Pelapak: show', 'Pelapak: edit', 'Akses Manajemen: show'],
    ...['home page, its latest activity', 'Orderan: notes', 'empty list', 'list without a match'],
    ...['failed list', 'filter panel', 'column choice', 'selection in a tree'],
    ...['report of an action on a selection', 'saved view, its tab and its actions'],
    ...['login', 'refused page'],
  ],
);
