import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { page } from '../page';
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
