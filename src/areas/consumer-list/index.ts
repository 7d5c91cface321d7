import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const consumerList = {
  name: 'consumer-list',
  permission: 'LIST_KONSUMEN',
  icon: PeopleAltOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
