import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import { bannerInformation as messages } from '../../../i18n/areas/banner-information';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { bannerRecord } from './bannerWire';

export const bannerInformation = {
  name: 'master-data/banner-information',
  messages,
  permission: 'BANNER_INFOMASI',
  icon: ViewCarouselOutlined,
  list: lazyPage(() => import('./BannerList')),
  hasCreate: true,
  hasEdit: true,
  show: lazyPage(() => import('./BannerShow')),
  recordRepresentation: 'title',
  endpoints: simpleRest({ record: bannerRecord }),
} satisfies Area;
