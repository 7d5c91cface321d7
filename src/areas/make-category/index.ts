import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const makeCategory = {
  name: 'make-category',
  permission: 'BUAT_KATEGORI',
  icon: CategoryOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
