import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import type { Area } from '../area';
import { page } from '../page';
import { reportEndpoints } from './reportEndpoints';

export const reportTransaction = {
  name: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  icon: AssessmentOutlined,
  list: page(() => import('./ReportPage')),
  recordRepresentation: 'invoice_no',
  endpoints: reportEndpoints,
} satisfies Area;
