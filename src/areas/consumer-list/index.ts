import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { consumerList as messages } from '../../../i18n/areas/consumer-list';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { consumerRecord, consumerRow } from './consumerWire';

export const consumerList = {
  name: 'consumer-list',
  messages,
  permission: 'LIST_KONSUMEN',
  icon: PeopleAltOutlined,
  list: lazyPage(() => import('./ConsumerList')),
  show: lazyPage(() => import('./ConsumerShow')),
  recordRepresentation: 'full_name',
  search: { fields: ['phone', 'email'], sort: { field: 'full_name', order: 'ASC' } },
  endpoints: simpleRest({ record: consumerRecord, row: consumerRow }),
} satisfies Area;
