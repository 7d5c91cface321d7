import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';

const office = startBackOffice();
const path = '/dashboard/member-list/seller';

const idsShown = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /seller\/([^/]+)/.exec(row.dataset.href ?? '')?.[1] ?? '');

const begin = async (person: ReturnType<typeof office.open>, action: string) => {
  await screen.findByText(/^Menampilkan 1–10 dari/);
  const ids = idsShown();
  await person.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  const actions = within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
  await person.click(actions.getByRole('button', { name: action }));
  return { dialog: within(await screen.findByRole('alertdialog')), ids };
};

describe('several sellers at once', () => {
  it('are deactivated with one reason, each by its own call', async () => {
    const person = office.open('superadmin', filtered(path, { is_active: true }));
    const { dialog, ids } = await begin(person, 'Nonaktifkan');
    expect(screen.getByRole('alertdialog', { name: 'Nonaktifkan 10 pelapak?' })).toBeVisible();
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Toko tutup selama renovasi');
    await person.click(dialog.getByRole('button', { name: 'Nonaktifkan 10 pelapak' }));
    expect(await screen.findByText('10 berhasil')).toBeVisible();
    const sent = office.api.received.filter(({ path: to }) => to.endsWith('/deactivate'));
    expect(sent.map(({ path: to }) => to.split('/').at(-2))).toEqual(ids);
    expect(sent.map(({ body }) => body)).toEqual(ids.map(() => ({ reason: 'Toko tutup selama renovasi' })));
    expect(ids.map((id) => office.api.db.sellers.get(id)?.is_active)).toEqual(ids.map(() => false));
    await person.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByText(/pelapak dipilih$/)).toBeNull());
  });

  it('are deactivated by the update of §7 if the host has no deactivate call', async () => {
    office.answer('POST */merchant/:id/deactivate', {}, 404);
    const person = office.open('superadmin', filtered(path, { is_active: true }));
    const { dialog, ids } = await begin(person, 'Nonaktifkan');
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Tutup');
    await person.click(dialog.getByRole('button', { name: 'Nonaktifkan 10 pelapak' }));
    expect(await screen.findByText('10 berhasil')).toBeVisible();
    expect(ids.map((id) => office.api.db.sellers.get(id)?.is_active)).toEqual(ids.map(() => false));
  });
});
