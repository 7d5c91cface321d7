import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { topUp as messages } from '../../../i18n/areas/top-up';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { topUpRecord } from './topUpWire';

export const topUp = {
  name: 'top-up',
  messages,
  permission: 'TOP-UP_SALDO',
  icon: AccountBalanceWalletOutlined,
  list: lazyPage(() => import('./TopUpList')),
  show: lazyPage(() => import('./TopUpShow')),
  recordRepresentation: 'request_code',
  endpoints: simpleRest({ record: topUpRecord }),
} satisfies Area;
