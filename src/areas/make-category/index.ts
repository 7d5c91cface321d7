import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { categoryRecord } from './categoryWire';

export const makeCategory = {
  name: 'make-category',
  permission: 'BUAT_KATEGORI',
  icon: CategoryOutlined,
  list: lazyPage(() => import('./CategoryPage')),
  hasCreate: true,
  hasEdit: true,
  show: lazyPage(() => import('./CategoryShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: categoryRecord }),
} satisfies Area;
