import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';

/** The home page: react-admin's `dashboard`, not one of its resources. */
export const dashboard = {
  name: 'dashboard',
  permission: 'DASHBOARD',
  icon: DashboardOutlined,
  list: page(() => import('./Dashboard')),
} satisfies Area;
