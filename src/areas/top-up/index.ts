import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { topUpRecord } from './topUpWire';

export const topUp = {
  name: 'top-up',
  permission: 'TOP-UP_SALDO',
  icon: AccountBalanceWalletOutlined,
  list: lazy(() => import('./TopUpList')),
  show: lazy(() => import('./TopUpShow')),
  recordRepresentation: 'request_code',
  endpoints: simpleRest({ record: topUpRecord }),
} satisfies Area;
