import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';
import { apiAnswers, describeStateTable, type StateTable } from '../../support/stateTable';

const office = startBackOffice();
const reason = { reason: 'Diminta pembeli' };

/** The actions that each state of an order allows, and the state after each action. */
const table: StateTable = {
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
    pay: { body: {}, button: /^Konfirmasi Pembayaran$/i },
    pack: { body: {}, button: /^Tandai Siap Dikirim$/i },
    ship: { body: {}, button: /^Kirim Pesanan$/i },
    arrive: { body: {}, button: /^Tandai Tiba$/i },
    finish: { body: {}, button: /^Selesaikan Pesanan$/i },
    assignDriver: { body: { driver_id: 'driver-tono' }, button: /^Tugaskan Driver$/i },
    complain: { body: reason, button: /^Catat Komplain$/i },
    refund: { body: reason, button: /^Kembalikan Rp[\d.]+ ke / },
    rejectComplaint: { body: reason, button: /^Tolak komplain, teruskan Rp[\d.]+ ke / },
    cancel: { body: reason, button: /^Batalkan( Pesanan)?$/i },
  },
};

describeStateTable('an order', office, table);

it('an order cannot be shipped before a driver is assigned', async () => {
  const [first, ...others] = orders.filter(({ id }) => id === 'order-3' || id === 'order-4');
  if (!first) throw new Error('no order');
  const rows = { orders: [{ ...first, driver: null, driver_id: null }, ...others] };
  const without: StateTable = {
    ...table,
    rows,
    records: { SIAP_DIKIRIM: { id: 'order-3', text: 'INV/20261119/0003' } },
  };
  expect((await apiAnswers(office, without)).SIAP_DIKIRIM?.ship).toBe('409');
  layDown(office.api.db, rows);
  office.open('superadmin', '/dashboard/orders/order-4/show');
  await screen.findByRole('button', { name: 'Tandai Tiba' });
  walkTo('/dashboard/orders/order-3/show');
  expect(await screen.findByRole('button', { name: /^Batalkan/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tugaskan Driver' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kirim Pesanan' })).toBeNull();
});
