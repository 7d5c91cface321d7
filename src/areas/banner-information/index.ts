import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';
import { bannerRecord } from './bannerWire';

export const bannerInformation = {
  name: 'master-data/banner-information',
  permission: 'BANNER_INFOMASI',
  icon: ViewCarouselOutlined,
  list: page(() => import('./BannerList')),
  hasCreate: true,
  hasEdit: true,
  show: page(() => import('./BannerShow')),
  recordRepresentation: 'title',
  endpoints: simpleRest({ record: bannerRecord }),
} satisfies Area;
