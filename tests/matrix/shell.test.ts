import { lookAt } from './view';
import { shellViews } from './views/shell';

lookAt(...shellViews);
