import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { driverRecord } from './driverWire';

export const driver = {
  name: 'member-list/driver',
  permission: 'DRIVER',
  icon: TwoWheelerOutlined,
  list: lazy(() => import('./DriverList')),
  show: lazy(() => import('./DriverShow')),
  edit: lazy(() => import('./DriverEdit')),
  recordRepresentation: 'full_name',
  endpoints: simpleRest({ record: driverRecord }),
} satisfies Area;
