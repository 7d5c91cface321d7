import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const bannerInformation = {
  name: 'master-data/banner-information',
  permission: 'BANNER_INFOMASI',
  icon: ViewCarouselOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
