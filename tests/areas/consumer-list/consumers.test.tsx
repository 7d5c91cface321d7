import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../mocks/world/world';
import { rupiah } from '../../../src/domain/format/rupiah';
import { found, startBackOffice } from '../../support/backOffice';
import { pageTitled, press, section, wordsOf } from '../../support/parts';

const office = startBackOffice();
const { consumers, orders } = world({ sellers: 25 });
const isBlocked = ({ is_active }: { is_active: boolean }) => !is_active;
const list = '/dashboard/consumer-list';

describe('the list of consumers', () => {
  it('has columns for name, phone, email, orders, spending, balance, registration date and status, and sorts by the highest spending first', async () => {
    const person = office.open('superadmin', list);
    await screen.findByText(`Menampilkan 1–10 dari ${consumers.length} data`);
    const heads = wordsOf(screen.getAllByRole('columnheader'));
    expect(heads.join()).toBe(',Nama,No. HP,Email,Total Pesanan,Total Belanja,Saldo,Bergabung,Status');

    const most = consumers.reduce((best, other) => (other.total_spent > best.total_spent ? other : best));
    await press(person, /Total Belanja/);
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(most.phone));
    expect(location.search).toContain('sort=total_spent');
  });

  it('shows only blocked consumers in their tab, finds one by phone number, and links to their page', async () => {
    const person = office.open('superadmin', list);
    const count = consumers.filter(isBlocked).length;
    await press(person, `Diblokir ${count} data`);
    await screen.findByText(new RegExp(`dari ${count} data`));

    const { phone, full_name: name } = found(consumers, isBlocked);
    await person.click(await screen.findByPlaceholderText('Cari produk'));
    await person.paste(phone);
    await screen.findByText('Menampilkan 1–1 dari 1 data');
    await person.click(screen.getByRole('link', { name }));
    expect(await pageTitled(name)).toBeVisible();
  });
});

describe('a consumer', () => {
  const active = found(consumers, ({ is_active, order_count }) => is_active && order_count > 2);
  const blocked = found(consumers, isBlocked);

  const pathOf = ({ id }: { id: string }) => `/dashboard/consumer-list/${id}/show`;

  it('shows balance, spending, addresses and orders, and saves the columns of its order table separately from those of the list of orders', async () => {
    const person = office.open('superadmin', pathOf(active));
    const spending = await section('Saldo dan belanja');
    expect(spending.getByText(rupiah(active.total_spent))).toBeVisible();
    expect(spending.getByText(String(active.order_count))).toBeVisible();
    const addresses = await section('Alamat');
    expect(addresses.getByText('Rumah (utama)')).toBeVisible();
    const theirs = orders.filter(({ buyer_id }) => buyer_id === active.id);
    const table = await screen.findByRole('table', { name: 'Pesanan konsumen ini' });
    const { id, invoice_no: name } = found(theirs);
    const href = `/dashboard/orders/${id}/show`;
    expect(within(table).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(within(table).getAllByRole('row')).toHaveLength(Math.min(theirs.length, 10) + 1);
    expect(location.search).toBe('');

    await press(person, 'Kolom');
    const panel = within(await screen.findByRole('dialog', { name: 'Kolom yang ditampilkan' }));
    await person.click(panel.getByRole('checkbox', { name: 'Toko' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(within(table).queryByRole('columnheader', { name: 'Toko' })).toBeNull());
    await person.click(screen.getByRole('link', { name: /^Orderan/ }));
    const list = within(await screen.findByRole('table', { name: 'Daftar pesanan' }));
    expect(list.getByRole('columnheader', { name: 'Toko' })).toBeVisible();
  });

  it('shows and requests no orders for a user without permission for Orderan', async () => {
    office.give('pengamat', 'VIEW_DASHBOARD', 'VIEW_LIST_KONSUMEN');
    office.open('pengamat', pathOf(active));
    await section('Linimasa');
    expect(screen.queryByText('Pesanan konsumen ini')).toBeNull();
    expect(office.api.received.filter(({ path }) => path.includes('/orders'))).toEqual([]);
  });

  it('has the number of an Arabic recipient behind the name, in an element of its own', async () => {
    const [place] = active.addresses;
    const recipient = 'متجر النور';
    const addresses = [{ ...place, recipient, phone: '6285711112222' }];
    office.answer(`GET */consumer-list/${active.id}`, { ...active, addresses });
    office.open('superadmin', pathOf(active));
    const line = (await screen.findByText(recipient)).closest('dd');
    expect(wordsOf([...(line?.querySelectorAll('bdi') ?? [])])).toEqual([recipient, '6285711112222']);
  });

  it('shows why they are blocked, and no action for a user with only VIEW_', async () => {
    office.open('pengamat', pathOf(blocked));
    expect((await section('Profil')).getByText(blocked.reason ?? '?')).toBeVisible();
    await screen.findByText('Pesanan konsumen ini');
    expect(screen.queryByRole('button', { name: 'Buka Blokir' })).toBeNull();
  });
});
