import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import { reportTransaction as messages } from '../../../i18n/areas/report-transaction';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { reportEndpoints } from './reportModel';

export const reportTransaction = {
  name: 'report-transaction',
  messages,
  permission: 'REPORT_TRANSACTION',
  icon: AssessmentOutlined,
  list: lazyPage(() => import('./ReportPage')),
  recordRepresentation: 'invoice_no',
  endpoints: reportEndpoints,
} satisfies Area;
