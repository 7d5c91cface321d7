import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../mocks/world/world';
import { rupiah } from '../../../src/domain/format/rupiah';
import type { OrderState } from '../../../src/domain/orderStates';
import { filtered, found, startBackOffice, walkTo } from '../../support/backOffice';
import { dialog, noDialog, pageTitled, press, section } from '../../support/parts';

const office = startBackOffice();
const { orders } = world({ sellers: 25 });
const complaints = orders
  .filter(({ status }) => status === 'KOMPLAIN')
  .sort((one, other) => one.created_at.localeCompare(other.created_at));

const orderIn = (state: OrderState, payment?: string) =>
  found(orders, (one) => one.status === state && (payment ?? one.payment_status) === one.payment_status);
type Order = (typeof orders)[number];
const pathOf = ({ id }: { id: string }) => `/dashboard/orders/${id}/show`;
const queuePath = filtered('/dashboard/orders', { status: 'KOMPLAIN' });
const bodiesOf = (action: string) =>
  office.api.received.filter(({ path }) => path.endsWith(`/${action}`)).map(({ body }) => body);

describe('a complaint', () => {
  it.each([
    ['refund', 'Kembalikan', 'buyer', 'Kembalikan', 'dikembalikan', 'Toko menyetujui pengembalian'],
    [
      'rejectComplaint',
      'Tolak komplain, teruskan',
      'seller',
      'Teruskan',
      'diteruskan',
      'Barang sesuai pesanan',
    ],
  ] as const)(
    'is decided by %s, one of two buttons alike, only with a reason, a ready one too, after a question that names amount and party',
    async (action, label, side, confirm, done, ready) => {
      const order = orderIn('KOMPLAIN');
      const amount = rupiah(order.total);
      const party = order[side];
      const person = office.open('superadmin', pathOf(order));
      const opener = await screen.findByRole('button', { name: `${label} ${amount} ke ${party}` });
      expect(opener).toHaveClass('is-outlined', 'is-inherit');
      expect(screen.queryByRole('button', { name: 'Selesaikan Pesanan' })).toBeNull();
      await person.click(opener);
      const asked = await dialog();
      expect(asked.getByRole('heading')).toHaveTextContent(`${label} ${amount} ke ${party}?`);
      expect(asked.getByText(/Tindakan ini tidak dapat dibatalkan\.$/)).toBeVisible();
      const button = asked.getByRole('button', { name: `${confirm} ${amount}` });
      expect(button).not.toHaveClass('is-error');
      await person.click(button);
      expect(asked.getByText('Alasan tidak boleh kosong')).toBeVisible();
      expect(bodiesOf(action)).toEqual([]);
      await person.click(asked.getByRole('button', { name: ready }));
      await person.click(button);
      expect(await screen.findByText(`${amount} ${done} ke ${party} (${order.invoice_no}).`)).toBeVisible();
      expect(bodiesOf(action)).toEqual([{ reason: ready }]);
      expect(await (await section('Linimasa')).findByText(`Alasan: ${ready}`)).toBeVisible();
      expect(
        (await section('Pembayaran')).getByText(action === 'refund' ? 'Dikembalikan' : 'Lunas'),
      ).toBeVisible();
    },
  );

  it('leads to the next one, the oldest first, with a key for each side', async () => {
    const [first, second] = complaints as [Order, Order];
    const person = office.open('superadmin', queuePath);
    await person.click(await screen.findByText(first.invoice_no));
    await pageTitled(first.invoice_no);
    await screen.findByRole('button', { name: /^Tolak komplain/ });
    await person.keyboard('t');
    const rejecting = await dialog();
    expect(rejecting.getByRole('heading')).toHaveTextContent(/^Tolak komplain/);
    await person.click(rejecting.getByRole('button', { name: 'Barang sesuai pesanan' }));
    await person.keyboard('{Control>}{Enter}{/Control}');
    await pageTitled(second.invoice_no);
    const done = `${rupiah(first.total)} diteruskan ke ${first.seller} (${first.invoice_no}).`;
    expect(screen.getByText(done)).toBeVisible();

    await screen.findByRole('button', { name: `Kembalikan ${rupiah(second.total)} ke ${second.buyer}` });
    await person.keyboard('s');
    const refunding = await dialog();
    expect(refunding.getByRole('heading')).toHaveTextContent(/^Kembalikan/);
    expect(refunding.getByRole('textbox')).toHaveValue('');
    await person.click(refunding.getByRole('button', { name: 'Barang rusak saat diterima' }));
    await person.keyboard('{Control>}{Enter}{/Control}');
    const refunded = new RegExp(`ke ${second.buyer} \\(${second.invoice_no}\\)`);
    expect(await screen.findByText(refunded)).toBeVisible();
    expect(bodiesOf('rejectComplaint')).toEqual([{ reason: 'Barang sesuai pesanan' }]);
    expect(bodiesOf('refund')).toEqual([{ reason: 'Barang rusak saat diterima' }]);
  });
});

describe('every other step of an order', () => {
  it('that moves money names the amount and the other side', async () => {
    const person = office.open('superadmin', '/dashboard/profile');
    for (const [state, payment, label, side, joint] of [
      ['TIBA_DI_TUJUAN', 'LUNAS', 'Selesaikan Pesanan', 'seller', 'diteruskan ke'],
      ['MENUNGGU_PEMBAYARAN', undefined, 'Konfirmasi Pembayaran', 'buyer', 'dari'],
      ['DIPROSES', 'LUNAS', 'Batalkan Pesanan', 'buyer', 'dikembalikan ke'],
      ['DIKIRIM', 'BELUM_DIBAYAR', 'Tandai Tiba', 'buyer', 'dari'],
    ] as const) {
      const order = orderIn(state, payment);
      walkTo(pathOf(order));
      await press(person, label);
      const text = (await dialog()).getByText(new RegExp(` ${joint} `));
      expect(text).toHaveTextContent(rupiah(order.total));
      expect(text).toHaveTextContent(`${joint} ${order[side]}`);
      await person.keyboard('{Escape}');
      await noDialog();
    }
  });

  it('says so if it moves none', async () => {
    const person = office.open('superadmin', '/dashboard/profile');
    for (const [state, payment, label, text] of [
      ['MENUNGGU_PEMBAYARAN', undefined, 'Batalkan Pesanan', 'Pembeli belum membayar'],
      ['DIKIRIM', 'LUNAS', 'Tandai Tiba', 'Lakukan setelah driver menyerahkan barang.'],
    ] as const) {
      walkTo(pathOf(orderIn(state, payment)));
      await press(person, label);
      const asked = await dialog();
      await waitFor(() => expect(asked.getByText(new RegExp(text))).toBeVisible());
      expect(screen.getByRole('alertdialog')).not.toHaveTextContent(/Rp\d/);
      await person.keyboard('{Escape}');
      await noDialog();
    }
  });
});
