import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { categoryRecord } from './categoryWire';

export const makeCategory = {
  name: 'make-category',
  permission: 'BUAT_KATEGORI',
  icon: CategoryOutlined,
  list: lazy(() => import('./CategoryPage')),
  create: lazy(() => import('./CategoryCreate')),
  edit: lazy(() => import('./CategoryEdit')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: categoryRecord }),
} satisfies Area;
