import { lookAt } from './view';
import { pageViews } from './views/pages';

lookAt(...pageViews);
