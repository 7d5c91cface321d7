import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { reportEndpoints } from './reportEndpoints';

export const reportTransaction = {
  name: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  icon: AssessmentOutlined,
  list: lazyPage(() => import('./ReportPage')),
  recordRepresentation: 'invoice_no',
  endpoints: reportEndpoints,
} satisfies Area;
