import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';
import { driverRecord } from './driverWire';

export const driver = {
  name: 'member-list/driver',
  permission: 'DRIVER',
  icon: TwoWheelerOutlined,
  list: page(() => import('./DriverList')),
  show: page(() => import('./DriverShow')),
  edit: page(() => import('./DriverEdit')),
  recordRepresentation: 'full_name',
  endpoints: simpleRest({ record: driverRecord }),
} satisfies Area;
