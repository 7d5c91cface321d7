import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { bannerRecord } from './bannerWire';

export const bannerInformation = {
  name: 'master-data/banner-information',
  permission: 'BANNER_INFOMASI',
  icon: ViewCarouselOutlined,
  list: lazy(() => import('./BannerList')),
  create: lazy(() => import('./BannerCreate')),
  edit: lazy(() => import('./BannerEdit')),
  show: lazy(() => import('./BannerShow')),
  recordRepresentation: 'title',
  endpoints: simpleRest({ record: bannerRecord }),
} satisfies Area;
