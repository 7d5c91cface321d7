import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const reportTransaction = {
  name: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  icon: AssessmentOutlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
