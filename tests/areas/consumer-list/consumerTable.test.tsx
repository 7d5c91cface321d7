import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import {
  answersOf,
  apiAnswers,
  expectOffers,
  noOffers,
  offersOf,
  type StateTable,
} from '../../support/stateTable';

const office = startBackOffice();

/** What may follow what with a consumer. */
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

describe('what may follow what with a consumer', () => {
  it('is what the API allows, and everything else is refused', async () => {
    expect(await apiAnswers(office, table)).toEqual(answersOf(table));
  });

  it('is what the page offers with the right to manage', async () => {
    await expectOffers(office, table, 'superadmin', offersOf(table));
  });

  it('is nothing without the right to manage', async () => {
    await expectOffers(office, table, 'pengamat', noOffers(table));
  });
});
