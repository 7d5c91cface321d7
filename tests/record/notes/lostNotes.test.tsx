import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { found, startBackOffice } from '../../support/backOffice';
import {
  box,
  editNote,
  layDownNotes,
  notesAddress,
  openOrder,
  orderPath,
  press,
  section,
  shown,
  write,
} from './orderNotes';

const office = startBackOffice();
layDownNotes(office);

const first = 'Pembeli menelepon:\nalamatnya di belakang masjid.';
const mine = `${first} Pagar hijau.`;

const change = async () => {
  const person = await openOrder(office);
  await person.click(await press(editNote));
  await write(person, ' Pagar hijau.', 'Ubah catatan');
  return person;
};

/** What another tab does, before this page knows of it. */
const elsewhere = {
  deleteNote: () => office.api.db.notes.remove('catatan-ratna'),
  changeNote: (text: string) => {
    const note = found(office.api.db.notes.all(), ({ id }) => id === 'catatan-ratna');
    office.api.db.notes.put({ ...note, text, edited_at: '2026-11-20T08:30:00+07:00' });
  },
  deleteOrder: () =>
    office.api.server.use(
      http.all(`${notesAddress}*`, () =>
        HttpResponse.json({ message: 'Data tidak ditemukan' }, { status: 404 }),
      ),
    ),
};
const texts = () => office.api.db.notes.all().map(({ text }) => text);

describe('the change of a note that was deleted in another tab', () => {
  it('stays when it is saved, and can be saved as a new note', async () => {
    const person = await change();
    elsewhere.deleteNote();
    await person.click(await press('Simpan'));
    const lost = await box('Catatan yang sudah dihapus');
    expect(lost).toHaveValue(mine);
    expect((await section()).queryByRole('textbox', { name: 'Ubah catatan' })).toBeNull();
    await person.click(await press('Simpan sebagai Catatan Baru'));
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    await waitFor(async () =>
      expect((await section()).queryByRole('textbox', { name: 'Catatan yang sudah dihapus' })).toBeNull(),
    );
    expect(texts()).toContain(mine);
    expect((await shown())[0]).toHaveTextContent('Pagar hijau.');
  });

  it('stays when the page learns it, and is discarded only by its button', async () => {
    const person = await change();
    elsewhere.deleteNote();
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await box('Catatan yang sudah dihapus')).toHaveValue(mine);
    await person.click(await press('Buang teks ini'));
    expect((await section()).queryByRole('textbox', { name: 'Catatan yang sudah dihapus' })).toBeNull();
    expect(await shown()).toHaveLength(1);
  });
});

describe('a note on a record that was deleted meanwhile', () => {
  it('stays with the refusal when it is saved', async () => {
    const person = await openOrder(office);
    await write(person, 'Pembeli minta dihubungi besok');
    elsewhere.deleteOrder();
    await person.click(await press('Simpan Catatan'));
    await waitFor(async () => expect((await section()).queryByRole('listitem')).toBeNull());
    expect(await box()).toHaveValue('Pembeli minta dihubungi besok');
    expect(await box()).toBeInvalid();
  });

  it('is shown on the list when the record cannot be opened any more', async () => {
    const person = office.open('superadmin', orderPath);
    await write(person, 'Pembeli minta dihubungi besok');
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await screen.findByRole('heading', { level: 1, name: 'Orderan' });
    office.answer(`GET ${notesAddress}`.replace('/notes', ''), { message: 'Data tidak ditemukan' }, 404);
    await person.click(await screen.findByRole('link', { name: 'INV/20261120/0001' }));
    const words = 'Catatan yang Anda tulis di sana belum disimpan. Salin jika masih diperlukan:';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Pembeli minta dihubungi besok')).toBeVisible();
  });
});

describe('a note that is changed in two tabs', () => {
  it('is not replaced without a question', async () => {
    const person = await change();
    elsewhere.changeNote('Sudah beres.');
    await person.click(await press('Simpan'));
    const asked = await screen.findByRole('alertdialog', { name: 'Ganti catatan yang sudah diubah?' });
    expect(within(asked).getByText('Sudah beres.')).toBeVisible();
    await person.click(within(asked).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await box('Ubah catatan')).toHaveValue(mine);
    expect(texts()).toContain('Sudah beres.');
    // It asks again, and then replaces the text.
    await person.click(await press('Simpan'));
    const again = await screen.findByRole('alertdialog', { name: 'Ganti catatan yang sudah diubah?' });
    await person.click(within(again).getByRole('button', { name: 'Ganti dengan Teks Saya' }));
    expect(await screen.findByText('Catatan diubah.')).toBeVisible();
    expect(texts()).toContain(mine);
    expect(texts()).not.toContain('Sudah beres.');
  });

  it('shows the other text where nothing was typed', async () => {
    const person = await openOrder(office);
    await person.click(await press(editNote));
    elsewhere.changeNote('Sudah beres.');
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await box('Ubah catatan')).toHaveValue('Sudah beres.'));
  });

  it('is deleted only by somebody who has read its new text', async () => {
    const person = await openOrder(office);
    await person.click(await press('Hapus Data catatan 18 Nov 2026, 09.05 WIB'));
    const dialog = within(await screen.findByRole('alertdialog'));
    elsewhere.changeNote('Sudah beres.');
    await person.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await dialog.findByText(/^Catatan ini diubah di tempat lain\./)).toBeVisible();
    expect(await dialog.findByText('Sudah beres.')).toBeVisible();
    expect(texts()).toContain('Sudah beres.');
    await person.click(dialog.getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(texts()).not.toContain('Sudah beres.'));
  });
});

it('a note that is typed and not saved is shown before its record is deleted from the list', async () => {
  const { id, shop_name } = office.firstSeller();
  const person = office.open('superadmin', `/dashboard/member-list/seller/${id}/show`);
  await write(person, 'Minta foto toko yang baru');
  await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
  await person.click(await screen.findByRole('button', { name: `Hapus Data ${shop_name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Minta foto toko yang baru')).toBeVisible();
});
