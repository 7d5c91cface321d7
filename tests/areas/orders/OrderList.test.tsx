import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../mocks/world/world';
import { groupedFigures } from '../../../src/domain/format/rupiah';
import { found, startBackOffice } from '../../support/backOffice';
import { pageTitled, press, wordsOf } from '../../support/parts';

const office = startBackOffice();
const { orders } = world({ sellers: 25 });
const newest = found(orders);

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const total = (count: number) => new RegExp(`dari ${groupedFigures(count)} data`);

describe('the list of orders', () => {
  it('begins with the newest order, has columns for buyer, shop, total, payment and state, links to each order, and has no create button', async () => {
    const person = office.open('superadmin', '/dashboard/orders');
    expect(await screen.findByRole('link', { name: newest.invoice_no })).toBeVisible();
    expect(screen.getByText(total(orders.length))).toBeVisible();
    const heads = wordsOf(screen.getAllByRole('columnheader'));
    expect(heads).toEqual(['No. Invoice', 'Tanggal', 'Pembeli', 'Toko', 'Total', 'Pembayaran', 'Status']);
    const [first] = await rows();
    expect(first).toHaveTextContent(newest.buyer);
    expect(first).toHaveTextContent(newest.seller);

    const order = await screen.findByRole('link', { name: newest.invoice_no });
    expect(screen.queryByRole('link', { name: /^Tambah/ })).toBeNull();
    await person.click(order);
    expect(await pageTitled(newest.invoice_no)).toBeVisible();
    expect(location.pathname).toBe(`/dashboard/orders/${newest.id}/show`);
  });

  it('is filtered by shop, which its phone number finds too, payment method and day, and the tabs count the filtered orders', async () => {
    const person = office.open('superadmin', '/dashboard/orders');
    const date = newest.created_at.slice(0, 10);
    const theirs = orders.filter(
      ({ seller_id, payment_method, created_at }) =>
        seller_id === newest.seller_id &&
        payment_method === newest.payment_method &&
        created_at.slice(0, 10) === date,
    );
    await press(person, /^Filter/);
    const panel = within(await screen.findByRole('dialog'));
    const shop = panel.getByRole('combobox', { name: 'Toko' });
    await waitFor(() => expect(shop).toBeEnabled());
    await person.click(shop);
    const { number_phone: phone } = found(office.api.db.sellers.all(), ({ id }) => id === newest.seller_id);
    await person.paste(`0${phone.slice(2)}`);
    await person.click(await screen.findByRole('option', { name: new RegExp(`^${newest.seller} · `) }));
    await screen.findByText('Toko:');
    await person.selectOptions(panel.getByLabelText('Metode Pembayaran'), newest.payment_method);
    await screen.findByText('Metode Pembayaran:');
    await person.type(panel.getByLabelText(/Dari/), date);
    await person.tab();
    await person.keyboard('{Escape}');
    expect(await screen.findByText(total(theirs.length))).toBeVisible();
    const all = `Semua ${groupedFigures(theirs.length)} data`;
    expect(await screen.findByRole('button', { name: all })).toBeVisible();
  });
});
