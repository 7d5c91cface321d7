import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { permissions } from '../../mocks/server/accounts';
import { startBackOffice } from '../support/backOffice';
import { layDown, moment } from '../support/smallWorld';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

const managing = permissions.map((name) => `MANAGE_${name}`);
const secondsLater = (seconds: number) => vi.setSystemTime(Date.parse(moment) + seconds * 1000);
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));
const profileReads = () => office.api.receivedAt('GET backoffice/profile').length;
/** The entries of the menu, also behind an open dialog. */
const entries = (): string[] =>
  within(screen.getByRole('navigation', { name: 'Apps', hidden: true }))
    .queryAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);

describe('the rights of the signed-in user', () => {
  it('are read again when the user returns to the window, and the menu changes', async () => {
    office.open('superadmin', '/dashboard/orders');
    await screen.findByText('INV/20261120/0001');
    expect(entries()).toContain('Top-Up Saldo');
    office.give('superadmin', ...managing.filter((right) => right !== 'MANAGE_TOP-UP_SALDO'));
    const before = profileReads();
    secondsLater(4);
    comeBack();
    expect(profileReads()).toBe(before);
    secondsLater(6);
    comeBack();
    await waitFor(() => expect(entries()).not.toContain('Top-Up Saldo'));
    expect(profileReads()).toBe(before + 1);
    expect(entries()).toContain('Orderan');
  });

  it.each([
    ['a minute', 60],
    ['a moment', 0],
  ])(
    'are read again when the server refuses an action %s later: the page stays, its button disappears',
    async (_, seconds) => {
      const order = '/dashboard/orders/order-1/show';
      const person = office.open('superadmin', order);
      await person.click(await screen.findByRole('button', { name: 'Konfirmasi Pembayaran' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      office.give('superadmin', 'VIEW_ORDERAN');
      secondsLater(seconds);
      await person.click(dialog.getByRole('button', { name: 'Konfirmasi' }));
      await waitFor(() => expect(entries()).toEqual(['Orderan']));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Konfirmasi Pembayaran', hidden: true })).toBeNull(),
      );
      expect(office.table('orders').get('order-1')?.status).toBe('MENUNGGU_PEMBAYARAN');
      expect(location.pathname).toBe(order);
    },
  );
});
