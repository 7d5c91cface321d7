import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { confirm, dialog } from '../../support/parts';

const office = startBackOffice();

/** Adds an active seller without orders and products. It is the newest, so it is the first of the list. */
const register = (id: string, shop_name: string): void => {
  office.api.db.sellers.put({ ...office.firstSeller(), id, shop_name, is_active: true });
};
const kept = () => office.api.db.sellers.get('mawar');

/** Opens a list of ten rows, and a dialog by this button of the first row. */
const openDialog = async (button: string) => {
  register('mawar', 'Toko Mawar');
  const person = office.open('superadmin', '/dashboard/member-list/seller?perPage=10');
  const row = (await screen.findByText('Toko Mawar')).closest('tr');
  if (!row) throw new Error('No row');
  await person.click(within(row).getByRole('button', { name: button }));
  return { person, asked: await dialog() };
};

/** The user returns after a minute. Twelve new sellers have moved the row to the second page. */
const returnLater = async (): Promise<void> => {
  for (let number = 1; number <= 12; number += 1) register(`baru-${number}`, `Toko Baru ${number}`);
  vi.setSystemTime(Date.now() + 60_000);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Toko Baru 12');
  expect(screen.queryByRole('row', { name: /Toko Mawar/ })).toBeNull();
};

const rowGone = () => waitFor(() => expect(screen.queryByText('Toko Mawar')).toBeNull());

describe('a dialog of a row that has left the list meanwhile', () => {
  it('keeps the reason that the user typed, and sends it', async () => {
    const { person, asked } = await openDialog('Nonaktifkan');
    await person.type(asked.getByRole('textbox', { name: /^Alasan/ }), 'Foto KTP bukan milik pelapak');
    await returnLater();
    expect(asked.getByRole('textbox', { name: /^Alasan/ })).toHaveValue('Foto KTP bukan milik pelapak');
    await confirm(person, 'Nonaktifkan');
    expect(await screen.findByText('Toko Mawar dinonaktifkan.')).toBeVisible();
    expect(kept()?.history?.at(-1)).toMatchObject({ reason: 'Foto KTP bukan milik pelapak' });
    await rowGone();
  });

  it('for a delete stays open, and the table gets the focus afterwards', async () => {
    const { person } = await openDialog('Hapus Data Toko Mawar');
    await returnLater();
    await confirm(person, 'Hapus');
    await rowGone();
    expect(kept()).toBeUndefined();
    expect(screen.getByRole('region', { name: 'Daftar pelapak' })).toHaveFocus();
  });

  it('disappears together with the row when it is cancelled, and the heading gets the focus', async () => {
    const { person } = await openDialog('Nonaktifkan');
    await returnLater();
    await confirm(person, 'Batal');
    await rowGone();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
