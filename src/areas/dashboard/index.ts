import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import type { Area } from '../area';
import { page } from '../page';

/** The home page: react-admin's `dashboard`, not one of its resources. */
export const dashboard = {
  name: 'dashboard',
  permission: 'DASHBOARD',
  icon: DashboardOutlined,
  list: page(() => import('./Dashboard')),
} satisfies Area;
