import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const topUp = {
  name: 'top-up',
  permission: 'TOP-UP_SALDO',
  icon: AccountBalanceWalletOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
