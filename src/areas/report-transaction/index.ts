import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import { lazy } from 'react';
import type { Area } from '../area';
import { reportEndpoints } from './reportEndpoints';

export const reportTransaction = {
  name: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  icon: AssessmentOutlined,
  list: lazy(() => import('./ReportPage')),
  recordRepresentation: 'invoice_no',
  endpoints: reportEndpoints,
} satisfies Area;
