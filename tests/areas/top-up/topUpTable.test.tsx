import { startBackOffice } from '../../support/backOffice';
import { describeStateTable, type StateTable } from '../../support/stateTable';

const office = startBackOffice();

/** The actions that each state of a top-up request allows: none after a decision or after its expiry. */
const table: StateTable = {
  resource: 'top-up',
  follows: {
    MENUNGGU_VERIFIKASI: { approve: 'DISETUJUI', reject: 'DITOLAK' },
    MENUNGGU_PEMBAYARAN: {},
    DISETUJUI: {},
    DITOLAK: {},
    KEDALUWARSA: {},
  },
  records: {
    MENUNGGU_VERIFIKASI: { id: 'topup-1', text: /^TU-20261120-01/ },
    MENUNGGU_PEMBAYARAN: { id: 'topup-2', text: /^TU-20261120-02/ },
    DISETUJUI: { id: 'topup-3', text: /^TU-20261118-03/ },
    DITOLAK: { id: 'topup-4', text: /^TU-20261117-04/ },
    KEDALUWARSA: { id: 'topup-5', text: /^TU-20261115-05/ },
  },
  actions: {
    approve: { body: {}, button: /^Setujui$/i },
    reject: { body: { reason: 'Bukti tidak terbaca' }, button: /^Tolak$/i },
  },
};

describeStateTable('a top-up', office, table, 'keuangan');
