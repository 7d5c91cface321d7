import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orders as words } from '../../../i18n/areas/orders';
import { world } from '../../../mocks/world/world';
import { rupiah } from '../../../src/domain/format/rupiah';
import type { OrderState } from '../../../src/domain/orderStates';
import { found, startBackOffice, walkTo } from '../../support/backOffice';
import { confirm, dialog, noDialog, press, section } from '../../support/parts';

const office = startBackOffice();
const { orders, drivers } = world({ sellers: 25 });

const orderIn = (state: OrderState) => found(orders, ({ status }) => status === state);
const pathOf = ({ id }: { id: string }) => `/dashboard/orders/${id}/show`;

describe('an order', () => {
  it('shows its items, total, delivery and timeline, copies its receipt number, and marks a missing payment as a warning', async () => {
    const order = orderIn('KOMPLAIN');
    const person = office.open('superadmin', pathOf(order));
    const items = await section('Barang');
    for (const { name } of order.items) expect(items.getByText(name)).toBeVisible();
    expect(within(items.getByRole('row', { name: /^Total/ })).getByText(rupiah(order.total))).toBeVisible();
    const shipping = await section('Pengiriman');
    expect(shipping.getByText(order.no_resi ?? '')).toBeVisible();
    // In an element of its own, a number stays behind an Arabic name.
    expect(shipping.getByText(order.address.phone, { selector: 'bdi' })).toBeVisible();
    expect(shipping.getByText(new RegExp(order.address.postal_code))).toBeVisible();
    const timeline = await section('Linimasa');
    expect(timeline.getAllByRole('listitem')).toHaveLength(order.history.length);
    expect(timeline.getByText(`Alasan: ${order.reason ?? ''}`)).toBeVisible();
    await press(person, 'Salin Resi');
    expect(await screen.findByText(`${order.no_resi ?? ''} disalin.`)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(order.no_resi);
    walkTo(pathOf(orderIn('MENUNGGU_PEMBAYARAN')));
    expect(await screen.findByText('Belum Dibayar')).toHaveClass('is-warning');
  });

  it('shows two lines of one product', async () => {
    const order = orderIn('KOMPLAIN');
    const [item] = order.items;
    const items = [1, 2].map((quantity) => ({ ...item, name: 'Kopi Gayo', quantity }));
    office.answer('GET */orders/:id', { ...order, items });
    const warned = vi.spyOn(console, 'error');
    office.open('superadmin', pathOf(order));
    const table = await section('Barang');
    expect(table.getAllByText('Kopi Gayo')).toHaveLength(2);
    expect(warned).not.toHaveBeenCalled();
  });

  it('offers a user with only VIEW_ no refund, but links to buyer, seller and driver, and the print button', async () => {
    const order = orderIn('KOMPLAIN');
    office.open('pengamat', pathOf(order));
    await section('Linimasa');
    for (const [name, to] of [
      [order.buyer, `consumer-list/${order.buyer_id}`],
      [order.seller, `member-list/seller/${order.seller_id}`],
      [order.driver ?? '', `member-list/driver/${order.driver_id ?? ''}`],
    ] as const)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/dashboard/${to}/show`);
    expect(screen.queryByRole('button', { name: /^(Kembalikan|Tolak komplain)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cetak' })).toBeVisible();
  });

  it('names buyer, seller and driver without links for a user who may view only orders', async () => {
    const order = orderIn('KOMPLAIN');
    office.give('pengamat', 'VIEW_ORDERAN');
    office.open('pengamat', pathOf(order));
    const facts = await section('Pesanan');
    const shipping = await section('Pengiriman');
    for (const name of [order.buyer, order.seller]) expect(facts.getByText(name)).toBeVisible();
    expect(shipping.getByText(order.driver ?? '')).toBeVisible();
    for (const links of [facts, shipping]) expect(links.queryByRole('link')).toBeNull();
  });

  it('can be shipped only after a driver is assigned', async () => {
    const order = orderIn('SIAP_DIKIRIM');
    const driver = found(drivers, ({ status }) => status === 'AKTIF');
    const resting = found(drivers, ({ status }) => status === 'DITANGGUHKAN');
    // All others would be drawn as choices.
    for (const { id } of drivers)
      if (id !== driver.id && id !== resting.id) office.table('member-list/driver').remove(id);
    const nobody = 'Tidak ada pilihan yang cocok. Ubah kata pencariannya.';
    const person = office.open('superadmin', pathOf(order));
    await screen.findByRole('button', { name: /^Batalkan/ });
    expect(screen.queryByRole('button', { name: 'Kirim Pesanan' })).toBeNull();
    await press(person, 'Tugaskan Driver');
    expect((await screen.findByText('No. Resi')).parentElement).toHaveTextContent('No. Resi–');
    const asked = await dialog();
    const picker = asked.getByRole('combobox', { name: /Driver/ });
    await person.click(asked.getByRole('button', { name: 'Tugaskan' }));
    expect(picker).toHaveAccessibleDescription(words.drivers.missing);
    expect(picker).toHaveFocus();
    await person.paste(resting.plat_nomor);
    expect(await screen.findByText(nobody)).toBeVisible();
    await person.clear(picker);
    await person.paste(driver.plat_nomor);
    await person.click(await screen.findByRole('option', { name: new RegExp(driver.full_name) }));
    expect(picker).toHaveAccessibleDescription(words.drivers.hint);
    await person.click(asked.getByRole('button', { name: 'Tugaskan' }));
    expect(await screen.findByText(`Driver pesanan ${order.invoice_no} ditugaskan.`)).toBeVisible();

    // The next time nobody is chosen, and the one who is assigned is not offered.
    await press(person, 'Tugaskan Driver');
    const again = await dialog();
    const emptied = again.getByRole('combobox', { name: /Driver/ });
    expect(emptied).toHaveValue('');
    await person.click(emptied);
    await person.paste(driver.plat_nomor);
    expect(await screen.findByText(nobody)).toBeVisible();
    await person.clear(emptied);
    await person.click(again.getByRole('button', { name: 'Tugaskan' }));
    expect(emptied).toHaveAccessibleDescription(words.drivers.missing);
    await person.click(again.getByRole('button', { name: 'Batal' }));
    await noDialog();

    await press(person, 'Kirim Pesanan');
    await confirm(person, 'Kirim');
    const shipping = await section('Pengiriman');
    expect(await shipping.findByText(/KRM\d{13}/)).toBeVisible();
    expect(shipping.getByRole('link', { name: driver.full_name })).toBeVisible();
    const timeline = await section('Linimasa');
    expect(timeline.getByText(`Driver ditugaskan: ${driver.full_name}`)).toBeVisible();
    expect(await timeline.findByText(`Diserahkan ke driver: ${driver.full_name}`)).toBeVisible();
  });

  // viewChoice.test.tsx has the key of a Mac.
  it('selects the number and names the key that copies it if the browser refuses', async () => {
    const order = orderIn('DIKIRIM');
    const person = office.open('superadmin', pathOf(order));
    const button = await screen.findByRole('button', { name: 'Salin Resi' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await person.click(button);
    expect(await screen.findByText(/^Browser menolak menyalin\. Tekan Ctrl\+C untuk/)).toBeVisible();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salin Resi' });
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(order.no_resi);
  });

  it('is printed as an invoice that is on the page only while the browser prints', async () => {
    const order = orderIn('SELESAI');
    const person = office.open('superadmin', pathOf(order));
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const invoice = within(screen.getByText('Invoice').closest('article') ?? document.body);
      expect(invoice.getByText(order.invoice_no)).toBeInTheDocument();
      expect(invoice.getByText(rupiah(order.total))).toBeInTheDocument();
      window.dispatchEvent(new Event('afterprint'));
    });
    await section('Linimasa');
    await press(person, 'Cetak');
    expect(print).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Invoice')).toBeNull());
  });
});
