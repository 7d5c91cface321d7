import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';
import { userAdmin as record } from './userAdminWire';

export const userAdmin = {
  name: 'member-list/user-admin',
  permission: 'USER_ADMIN',
  icon: AdminPanelSettingsOutlined,
  list: page(() => import('./UserAdminList')),
  create: page(() => import('./UserAdminCreate')),
  edit: page(() => import('./UserAdminEdit')),
  show: page(() => import('./UserAdminShow')),
  recordRepresentation: 'full_name',
  endpoints: simpleRest({ record }),
} satisfies Area;
