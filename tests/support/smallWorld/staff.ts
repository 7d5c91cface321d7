import type { RoleRecord } from '../../../mocks/world/moneyRecords';
import type { UserAdminRecord } from '../../../mocks/world/records';

/** An auditor, so that the signed-in super admin stays who they are. */
export const auditor: UserAdminRecord = {
  id: 'admin-yusuf',
  full_name: 'Yusuf Maulana',
  username: 'yusuf.maulana',
  email: 'yusuf@kantor.example',
  phone: '6281100009999',
  role: 'Auditor',
  role_id: 'peran-auditor',
  access_role: ['VIEW_DASHBOARD', 'VIEW_TOP-UP_SALDO', 'VIEW_REPORT_TRANSACTION'],
  is_active: true,
  last_login: '2026-11-20T00:05:00+07:00',
  created_at: '2026-01-01T01:00:00Z',
  history: [],
};

/** A role that nobody holds. */
export const trialRole: RoleRecord = {
  id: 'peran-uji',
  name: 'Uji Coba',
  description: '-Hanya lihat',
  user_count: 0,
  permissions: ['VIEW_ORDERAN', 'MANAGE_PELAPAK'],
  updated_at: '2026-11-19T23:50:00+07:00',
  updated_by: 'Hendra Wijaya',
  history: [],
};
