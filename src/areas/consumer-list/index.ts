import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { consumerRecord, consumerRow } from './consumerWire';

export const consumerList = {
  name: 'consumer-list',
  permission: 'LIST_KONSUMEN',
  icon: PeopleAltOutlined,
  list: lazy(() => import('./ConsumerList')),
  show: lazy(() => import('./ConsumerShow')),
  recordRepresentation: 'full_name',
  endpoints: simpleRest({ record: consumerRecord, row: consumerRow }),
} satisfies Area;
