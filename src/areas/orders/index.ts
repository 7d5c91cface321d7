import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { orders as messages } from '../../../i18n/areas/orders';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { orderRecord, orderRow } from './orderWire';

export const orders = {
  name: 'orders',
  messages,
  permission: 'ORDERAN',
  icon: ReceiptLongOutlined,
  list: lazyPage(() => import('./OrderList')),
  show: lazyPage(() => import('./OrderShow')),
  recordRepresentation: 'invoice_no',
  search: { fields: ['buyer', 'seller', 'no_resi'], sort: { field: 'created_at', order: 'DESC' } },
  endpoints: simpleRest({ record: orderRecord, row: orderRow }),
} satisfies Area;
