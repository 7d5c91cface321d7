import { it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { auditor } from '../../support/smallWorld/staff';
import { describeStateTable, expectOffers, offersOf, type StateTable } from '../../support/stateTable';

const office = startBackOffice();

/** The actions that each state of an auditor's account allows. */
const table: StateTable = {
  resource: 'member-list/user-admin',
  follows: {
    AKTIF: { resetPassword: 'AKTIF', deactivate: 'TIDAK_AKTIF' },
    TIDAK_AKTIF: { activate: 'AKTIF', resetPassword: 'TIDAK_AKTIF' },
  },
  records: {
    AKTIF: { id: 'admin-yusuf', text: 'yusuf@kantor.example' },
    TIDAK_AKTIF: { id: 'admin-mati', text: 'lama@kantor.example' },
  },
  actions: {
    activate: { body: {}, button: /^Aktifkan$/i },
    resetPassword: { body: { new_password: 'sandibaru9' }, button: /^Atur Ulang (Kata Sandi|Password)$/i },
    deactivate: { body: { reason: 'Pindah kerja' }, button: /^Nonaktifkan$/i },
  },
  prepare: ({ collections }) => {
    const admins = collections.get('member-list/user-admin');
    admins?.put(auditor);
    admins?.put({ ...auditor, id: 'admin-mati', email: 'lama@kantor.example', is_active: false });
  },
};

describeStateTable('a user admin', office, table);

it('users have no actions on their own account', async () => {
  layDown(office.api.db);
  const own = '9b1f0c6e-5d0a-4a57-9a54-000000000001';
  const mine: StateTable = {
    ...table,
    records: {
      AKTIF: { id: own, text: 'superadmin' },
      TIDAK_AKTIF: table.records.TIDAK_AKTIF ?? { id: '', text: '' },
    },
  };
  await expectOffers(office, mine, 'superadmin', { ...offersOf(table), AKTIF: [] });
});
