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

/** What may follow what in a request for balance: a decision is final, and so is an expired request. */
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

describe('what may follow what in a top-up', () => {
  it('is what the API allows, and everything else is refused', async () => {
    expect(await apiAnswers(office, table)).toEqual(answersOf(table));
  });

  it('is what its page offers with the right to manage', async () => {
    await expectOffers(office, table, 'keuangan', offersOf(table));
  });

  it('is nothing without the right to manage', async () => {
    await expectOffers(office, table, 'pengamat', noOffers(table));
  });
});
