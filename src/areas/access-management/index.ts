import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const accessManagement = {
  name: 'access-management',
  permission: 'AKSES_MANAJEMEN',
  icon: KeyOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
