import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../support/backOffice';
import { layDown } from '../support/smallWorld';
import { auditor } from '../support/smallWorld/staff';
import {
  actionsAmong,
  answersOf,
  apiAnswers,
  describeStateTable,
  expectOffers,
  offersOf,
  type StateTable,
} from '../support/stateTable';

const office = startBackOffice();

/** For the actions that need a reason. */
const why = { reason: 'Diminta atasan' };

/** The actions that each state of a seller allows: only an inactive one is activated, only an active one deactivated. */
const sellers: StateTable = {
  resource: 'member-list/seller',
  path: 'merchant',
  follows: { AKTIF: { deactivate: 'TIDAK_AKTIF' }, TIDAK_AKTIF: { activate: 'AKTIF' } },
  records: {
    AKTIF: { id: 'pelapak-melati', text: 'Toko Melati' },
    TIDAK_AKTIF: { id: 'pelapak-anggrek', text: 'Kios Anggrek' },
  },
  actions: { deactivate: why, activate: {} },
};

/** The actions that each state of a driver allows: suspension and rejection can be undone, verification cannot. */
const drivers: StateTable = {
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
  actions: { verify: {}, reject: why, suspend: why, activate: {}, review: {} },
};

/** The actions that each state of a product allows: a rejection is final, a block can be undone. */
const products: StateTable = {
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
  actions: { approve: {}, reject: why, block: why, unblock: {} },
};

/** The actions that each state of a consumer allows. */
const consumers: StateTable = {
  resource: 'consumer-list',
  follows: { AKTIF: { block: 'DIBLOKIR' }, DIBLOKIR: { unblock: 'AKTIF' } },
  records: {
    AKTIF: { id: 'konsumen-sari', text: 'sari@surel.example' },
    DIBLOKIR: { id: 'konsumen-budi', text: 'budi@surel.example' },
  },
  actions: { block: why, unblock: {} },
};

/** The actions that each state of an order allows, and the state after each action. */
const orderTable: StateTable = {
  resource: 'orders',
  follows: {
    MENUNGGU_PEMBAYARAN: { pay: 'DIPROSES', cancel: 'DIBATALKAN' },
    DIPROSES: { pack: 'SIAP_DIKIRIM', assignDriver: 'DIPROSES', cancel: 'DIBATALKAN' },
    SIAP_DIKIRIM: { ship: 'DIKIRIM', assignDriver: 'SIAP_DIKIRIM', cancel: 'DIBATALKAN' },
    DIKIRIM: { arrive: 'TIBA_DI_TUJUAN', assignDriver: 'DIKIRIM' },
    TIBA_DI_TUJUAN: { finish: 'SELESAI', complain: 'KOMPLAIN' },
    SELESAI: {},
    KOMPLAIN: { refund: 'DANA_DIKEMBALIKAN', rejectComplaint: 'SELESAI' },
    DANA_DIKEMBALIKAN: {},
    DIBATALKAN: {},
  },
  records: {
    MENUNGGU_PEMBAYARAN: { id: 'order-1', text: 'INV/20261120/0001' },
    DIPROSES: { id: 'order-2', text: 'INV/20261120/0002' },
    SIAP_DIKIRIM: { id: 'order-3', text: 'INV/20261119/0003' },
    DIKIRIM: { id: 'order-4', text: 'INV/20261118/0004' },
    TIBA_DI_TUJUAN: { id: 'order-5', text: 'INV/20261116/0005' },
    SELESAI: { id: 'order-6', text: 'INV/20261113/0006' },
    KOMPLAIN: { id: 'order-7', text: 'INV/20261114/0007' },
    DANA_DIKEMBALIKAN: { id: 'order-8', text: 'INV/20261117/0008' },
    DIBATALKAN: { id: 'order-9', text: 'INV/20261115/0009' },
  },
  actions: {
    pay: {},
    pack: {},
    ship: {},
    arrive: {},
    finish: {},
    assignDriver: { driver_id: 'driver-tono' },
    complain: why,
    refund: why,
    rejectComplaint: why,
    cancel: why,
  },
};

/** The actions that each state of a top-up request allows: none after a decision or after its expiry. */
const topUps: StateTable = {
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
  actions: { approve: {}, reject: why },
};

/** The actions that each state of an auditor's account allows. */
const userAdmins: StateTable = {
  resource: 'member-list/user-admin',
  follows: {
    AKTIF: { resetPassword: 'AKTIF', deactivate: 'TIDAK_AKTIF' },
    TIDAK_AKTIF: { activate: 'AKTIF', resetPassword: 'TIDAK_AKTIF' },
  },
  records: {
    AKTIF: { id: 'admin-yusuf', text: 'yusuf@kantor.example' },
    TIDAK_AKTIF: { id: 'admin-mati', text: 'lama@kantor.example' },
  },
  actions: { activate: {}, resetPassword: { new_password: 'sandibaru9' }, deactivate: why },
  prepare: ({ collections }) => {
    const admins = collections.get('member-list/user-admin');
    admins?.put(auditor);
    admins?.put({ ...auditor, id: 'admin-mati', email: 'lama@kantor.example', is_active: false });
  },
};

describeStateTable('a seller', office, sellers);
describeStateTable('a driver', office, drivers);
describeStateTable('a product', office, products);
describeStateTable('a consumer', office, consumers);
describeStateTable('an order', office, orderTable);
describeStateTable('a top-up', office, topUps, 'keuangan');
describeStateTable('a user admin', office, userAdmins);

it('users have no actions on their own account', async () => {
  layDown(office.api.db);
  const own = '9b1f0c6e-5d0a-4a57-9a54-000000000001';
  const mine: StateTable = {
    ...userAdmins,
    records: { ...userAdmins.records, AKTIF: { id: own, text: 'superadmin' } },
  };
  await expectOffers(office, mine, 'superadmin', { ...offersOf(userAdmins), AKTIF: [] });
  walkTo(`/dashboard/member-list/user-admin/${own}/show`);
  expect(await screen.findByText(/Ini akun Anda sendiri/)).toBeVisible();
});

/** The actions that each state of a category allows: it can be moved in both states. */
const categories: StateTable = {
  resource: 'make-category',
  follows: {
    AKTIF: { deactivate: 'TIDAK_AKTIF', move: 'AKTIF' },
    TIDAK_AKTIF: { activate: 'AKTIF', move: 'TIDAK_AKTIF' },
  },
  records: {
    AKTIF: { id: 'kategori-kemeja', text: 'Kemeja' },
    TIDAK_AKTIF: { id: 'kategori-minuman', text: 'Minuman' },
  },
  actions: { deactivate: why, activate: {}, move: { parent_id: null } },
};

/** The actions of the table that the row of a category offers. */
const offeredTo = (name: string): string[] => {
  const row = within(screen.getByText(name).closest('tr') as HTMLElement);
  const buttons = row.queryAllByRole('button');
  const labels = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
  return actionsAmong(categories, labels);
};

describe('what may follow what with a category', () => {
  it('is what the API allows, and everything else is refused', async () => {
    expect(await apiAnswers(office, categories)).toEqual(answersOf(categories));
  });

  it('is what its row offers with the right to manage', async () => {
    layDown(office.api.db);
    office.open('superadmin', '/dashboard/make-category');
    await screen.findByText('Minuman');
    await waitFor(() => expect(offeredTo('Kemeja')).toEqual(['deactivate', 'move']));
    expect(offeredTo('Minuman')).toEqual(['activate', 'move']);
  });

  it('is nothing without the right to manage', async () => {
    layDown(office.api.db);
    office.open('pengamat', '/dashboard/make-category');
    // The count leads to the products only once the rights are known.
    await screen.findByRole('link', { name: /2 produk Minuman/ });
    expect(offeredTo('Kemeja')).toEqual([]);
    expect(offeredTo('Minuman')).toEqual([]);
  });
});
