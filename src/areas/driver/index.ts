import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { driver as messages } from '../../../i18n/areas/driver';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { driverOrder, driverRecord } from './driverWire';

export const driver = {
  name: 'member-list/driver',
  messages,
  permission: 'DRIVER',
  icon: TwoWheelerOutlined,
  list: lazyPage(() => import('./DriverList')),
  show: lazyPage(() => import('./DriverShow')),
  edit: lazyPage(() => import('./DriverForm')),
  recordRepresentation: 'full_name',
  options: { rowClick: 'show' },
  search: { fields: ['plat_nomor', 'phone'], sort: driverOrder.sort },
  endpoints: simpleRest({ record: driverRecord }),
} satisfies Area;
