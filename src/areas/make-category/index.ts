import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { makeCategory as messages } from '../../../i18n/areas/make-category';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { categoryRecord } from './categoryWire';

export const makeCategory = {
  name: 'make-category',
  messages,
  permission: 'BUAT_KATEGORI',
  icon: CategoryOutlined,
  list: lazyPage(() => import('./CategoryPage')),
  hasCreate: true,
  hasEdit: true,
  show: lazyPage(() => import('./CategoryShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: categoryRecord }),
} satisfies Area;
