import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { userAdmin as record } from './userAdminWire';

export const userAdmin = {
  name: 'member-list/user-admin',
  permission: 'USER_ADMIN',
  icon: AdminPanelSettingsOutlined,
  list: lazy(() => import('./UserAdminList')),
  create: lazy(() => import('./UserAdminCreate')),
  edit: lazy(() => import('./UserAdminEdit')),
  show: lazy(() => import('./UserAdminShow')),
  recordRepresentation: 'full_name',
  endpoints: simpleRest({ record }),
} satisfies Area;
