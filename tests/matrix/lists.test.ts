import { lookAt } from './view';
import { listViews } from './views/lists';

lookAt(...listViews);
