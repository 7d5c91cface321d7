import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const driver = {
  name: 'member-list/driver',
  permission: 'DRIVER',
  icon: TwoWheelerOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
