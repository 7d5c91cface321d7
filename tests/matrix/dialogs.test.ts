import { lookAt } from './view';
import { dialogViews } from './views/dialogs';

lookAt(...dialogViews);
