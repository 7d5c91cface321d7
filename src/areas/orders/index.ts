import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const orders = {
  name: 'orders',
  permission: 'ORDERAN',
  icon: ReceiptLongOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
