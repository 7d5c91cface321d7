import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { dashboard as messages } from '../../../i18n/areas/dashboard';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';

export const dashboard = {
  name: 'dashboard',
  messages,
  permission: 'DASHBOARD',
  isHome: true,
  icon: DashboardOutlined,
  list: lazyPage(() => import('./Dashboard')),
} satisfies Area;
