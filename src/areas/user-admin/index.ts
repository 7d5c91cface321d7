import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const userAdmin = {
  name: 'member-list/user-admin',
  permission: 'USER_ADMIN',
  icon: AdminPanelSettingsOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
