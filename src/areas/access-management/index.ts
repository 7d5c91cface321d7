import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { role } from './accessManagementWire';

export const accessManagement = {
  name: 'access-management',
  permission: 'AKSES_MANAJEMEN',
  icon: KeyOutlined,
  list: lazy(() => import('./RoleList')),
  create: lazy(() => import('./RoleCreate')),
  edit: lazy(() => import('./RoleEdit')),
  show: lazy(() => import('./RoleShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: role }),
} satisfies Area;
