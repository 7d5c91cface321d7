import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { role } from './accessManagementWire';

export const accessManagement = {
  name: 'access-management',
  permission: 'AKSES_MANAJEMEN',
  icon: KeyOutlined,
  list: lazyPage(() => import('./RoleList')),
  create: lazyPage(() => import('./RoleCreate')),
  edit: lazyPage(() => import('./RoleEdit')),
  show: lazyPage(() => import('./RoleShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: role }),
} satisfies Area;
