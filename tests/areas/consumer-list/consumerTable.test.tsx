import { startBackOffice } from '../../support/backOffice';
import { describeStateTable, type StateTable } from '../../support/stateTable';

const office = startBackOffice();

/** The actions that each state of a consumer allows. */
const table: StateTable = {
  resource: 'consumer-list',
  follows: { AKTIF: { block: 'DIBLOKIR' }, DIBLOKIR: { unblock: 'AKTIF' } },
  records: {
    AKTIF: { id: 'konsumen-sari', text: 'sari@surel.example' },
    DIBLOKIR: { id: 'konsumen-budi', text: 'budi@surel.example' },
  },
  actions: {
    block: { body: { reason: 'Penipuan' }, button: /^Blokir$/i },
    unblock: { body: {}, button: /^Buka blokir$/i },
  },
};

describeStateTable('a consumer', office, table);
