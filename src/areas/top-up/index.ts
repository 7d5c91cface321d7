import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';
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
