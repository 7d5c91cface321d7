import { lookAt } from './view';
import { formViews } from './views/forms';
import { importViews } from './views/import';

lookAt(...formViews, ...importViews);
