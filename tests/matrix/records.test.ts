import { lookAt } from './view';
import { recordViews } from './views/records';

lookAt(...recordViews);
