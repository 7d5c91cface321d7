import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

/** The home page: react-admin's `dashboard`, not one of its resources. */
export const dashboard = {
  name: 'dashboard',
  permission: 'DASHBOARD',
  icon: DashboardOutlined,
  list: lazy(() => import('./Dashboard')),
} satisfies Area;
