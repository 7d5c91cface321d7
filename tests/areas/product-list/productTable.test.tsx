import { startBackOffice } from '../../support/backOffice';
import { describeStateTable, type StateTable } from '../../support/stateTable';

const office = startBackOffice();
const reason = { reason: 'Melanggar merek' };

/** The actions that each state of a product allows: a rejection is final, a block can be undone. */
const table: StateTable = {
  resource: 'product-list',
  follows: {
    DITINJAU: { approve: 'TAYANG', reject: 'DITOLAK' },
    TAYANG: { block: 'DIBLOKIR' },
    DITOLAK: {},
    DIBLOKIR: { unblock: 'TAYANG' },
  },
  records: {
    DITINJAU: { id: 'teh', text: 'SKU-teh' },
    TAYANG: { id: 'batik', text: 'SKU-batik' },
    DITOLAK: { id: 'gula', text: '000123' },
    DIBLOKIR: { id: 'selendang', text: 'SKU-selendang' },
  },
  actions: {
    approve: { body: {}, button: /^Setujui$/i },
    reject: { body: reason, button: /^Tolak$/i },
    block: { body: reason, button: /^Blokir$/i },
    unblock: { body: {}, button: /^Buka blokir$/i },
  },
};

describeStateTable('a product', office, table);
