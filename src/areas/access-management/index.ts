import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';
import { role } from './accessManagementWire';

export const accessManagement = {
  name: 'access-management',
  permission: 'AKSES_MANAJEMEN',
  icon: KeyOutlined,
  list: page(() => import('./RoleList')),
  create: page(() => import('./RoleCreate')),
  edit: page(() => import('./RoleEdit')),
  show: page(() => import('./RoleShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: role }),
} satisfies Area;
