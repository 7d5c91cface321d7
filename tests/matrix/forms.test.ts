import { lookAt } from './view';
import { formViews } from './views/forms';

lookAt(...formViews);
