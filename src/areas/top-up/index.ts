import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { page } from '../page';
import { topUpRecord } from './topUpWire';

export const topUp = {
  name: 'top-up',
  permission: 'TOP-UP_SALDO',
  icon: AccountBalanceWalletOutlined,
  list: page(() => import('./TopUpList')),
  show: page(() => import('./TopUpShow')),
  recordRepresentation: 'request_code',
  endpoints: simpleRest({ record: topUpRecord }),
} satisfies Area;
