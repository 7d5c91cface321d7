import { startBackOffice } from '../../support/backOffice';
import { describeStateTable, type StateTable } from '../../support/stateTable';

const office = startBackOffice();
const reason = { reason: 'SIM tidak berlaku' };

/** The actions that each state of a driver allows: suspension and rejection can be undone, verification cannot. */
const table: StateTable = {
  resource: 'member-list/driver',
  follows: {
    MENUNGGU_VERIFIKASI: { verify: 'AKTIF', reject: 'DITOLAK' },
    AKTIF: { suspend: 'DITANGGUHKAN' },
    DITOLAK: { review: 'MENUNGGU_VERIFIKASI' },
    DITANGGUHKAN: { activate: 'AKTIF' },
  },
  records: {
    MENUNGGU_VERIFIKASI: { id: 'driver-wati', text: 'D 77 AB' },
    AKTIF: { id: 'driver-agus', text: 'B 1234 KZA' },
    DITOLAK: { id: 'driver-joko', text: 'F 5 C' },
    DITANGGUHKAN: { id: 'driver-nina', text: 'B 9 XYZ' },
  },
  actions: {
    verify: { body: {}, button: /^Verifikasi$/i },
    reject: { body: reason, button: /^Tolak$/i },
    suspend: { body: reason, button: /^Tangguhkan$/i },
    activate: { body: {}, button: /^Aktifkan$/i },
    review: { body: {}, button: /^Verifikasi Ulang$/i },
  },
};

describeStateTable('a driver', office, table);
