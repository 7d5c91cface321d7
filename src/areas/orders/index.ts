import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { orderRecord, orderRow } from './orderWire';

export const orders = {
  name: 'orders',
  permission: 'ORDERAN',
  icon: ReceiptLongOutlined,
  list: lazy(() => import('./OrderList')),
  show: lazy(() => import('./OrderShow')),
  recordRepresentation: 'invoice_no',
  endpoints: simpleRest({ record: orderRecord, row: orderRow }),
} satisfies Area;
