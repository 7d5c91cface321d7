import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import { userAdmin as messages } from '../../../i18n/areas/user-admin';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { userAdmin as record } from './userAdminWire';

export const userAdmin = {
  name: 'member-list/user-admin',
  messages,
  permission: 'USER_ADMIN',
  icon: AdminPanelSettingsOutlined,
  list: lazyPage(() => import('./UserAdminList')),
  create: lazyPage(async () => ({ default: (await import('./UserAdminForm')).UserAdminCreate })),
  edit: lazyPage(async () => ({ default: (await import('./UserAdminForm')).UserAdminEdit })),
  show: lazyPage(() => import('./UserAdminShow')),
  recordRepresentation: 'full_name',
  options: { rowClick: 'show' },
  endpoints: simpleRest({ record }),
} satisfies Area;
