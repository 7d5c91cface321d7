import { startBackOffice } from '../../support/backOffice';
import { describeStateTable, type StateTable } from '../../support/stateTable';

const office = startBackOffice();

/** The actions that each state of a seller allows: only an inactive one is activated, only an active one deactivated. */
const table: StateTable = {
  resource: 'member-list/seller',
  path: 'merchant',
  follows: { AKTIF: { deactivate: 'TIDAK_AKTIF' }, TIDAK_AKTIF: { activate: 'AKTIF' } },
  records: {
    AKTIF: { id: 'pelapak-melati', text: 'Toko Melati' },
    TIDAK_AKTIF: { id: 'pelapak-anggrek', text: 'Kios Anggrek' },
  },
  actions: {
    deactivate: { body: { reason: 'Toko tutup' }, button: /^Nonaktifkan$/ },
    activate: { body: {}, button: /^Aktifkan$/ },
  },
};

describeStateTable('a seller', office, table);
