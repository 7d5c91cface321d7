import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { accessManagement as messages } from '../../../i18n/areas/access-management';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { role } from './roleWire';

export const accessManagement = {
  name: 'access-management',
  messages,
  permission: 'AKSES_MANAJEMEN',
  icon: KeyOutlined,
  list: lazyPage(() => import('./RoleList')),
  create: lazyPage(async () => ({ default: (await import('./RoleForm')).RoleCreate })),
  edit: lazyPage(async () => ({ default: (await import('./RoleForm')).RoleEdit })),
  show: lazyPage(() => import('./RoleShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: role }),
} satisfies Area;
