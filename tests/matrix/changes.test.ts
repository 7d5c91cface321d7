import { lookAt } from './view';
import { changeViews } from './views/changes';

lookAt(...changeViews);
