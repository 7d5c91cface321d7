import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseSession, returnToDraft } from '../../areas/everyForm';
import { found, startBackOffice } from '../../support/backOffice';
import { confirm, dialog, noDialog } from '../../support/parts';
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
  await press(person, editNote);
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
  deleteOrder: () => {
    for (const method of ['GET', 'POST'])
      office.answer(`${method} ${notesAddress}`, { message: 'Data tidak ditemukan' }, 404);
  },
};
const texts = () => office.api.db.notes.all().map(({ text }) => text);

describe('the change of a note that was deleted in another tab', () => {
  it('stays when it is saved, and can be saved as a new note', async () => {
    const person = await change();
    elsewhere.deleteNote();
    await press(person, 'Simpan');
    const lost = await box('Catatan yang sudah dihapus');
    expect(lost).toHaveValue(mine);
    expect((await section()).queryByRole('textbox', { name: 'Ubah catatan' })).toBeNull();
    await press(person, 'Simpan sebagai Catatan Baru');
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
    await press(person, 'Buang teks ini');
    expect((await section()).queryByRole('textbox', { name: 'Catatan yang sudah dihapus' })).toBeNull();
    expect(await shown()).toHaveLength(1);
  });
});

it('the change of a note that was deleted is restored after an expired session', async () => {
  await change();
  elsewhere.deleteNote();
  await loseSession();
  returnToDraft(office.api);
  expect(await box('Catatan yang sudah dihapus')).toHaveValue(mine);
});

describe('a note on a record that was deleted meanwhile', () => {
  it('stays with the refusal when it is saved', async () => {
    const person = await openOrder(office);
    await write(person, 'Pembeli minta dihubungi besok');
    elsewhere.deleteOrder();
    await press(person, 'Simpan Catatan');
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
    await press(person, 'Simpan');
    const question = 'Ganti catatan yang sudah diubah?';
    const asked = await dialog(question);
    expect(asked.getByText('Sudah beres.')).toBeVisible();
    await person.click(asked.getByRole('button', { name: 'Batal' }));
    await noDialog();
    expect(await box('Ubah catatan')).toHaveValue(mine);
    expect(texts()).toContain('Sudah beres.');
    // It asks again, and then replaces the text.
    await press(person, 'Simpan');
    await dialog(question);
    await confirm(person, 'Ganti dengan Teks Saya');
    expect(await screen.findByText('Catatan diubah.')).toBeVisible();
    expect(texts()).toContain(mine);
    expect(texts()).not.toContain('Sudah beres.');
  });

  it('shows the other text where nothing was typed', async () => {
    const person = await openOrder(office);
    await press(person, editNote);
    elsewhere.changeNote('Sudah beres.');
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await box('Ubah catatan')).toHaveValue('Sudah beres.'));
  });

  it('is deleted only by somebody who has read its new text', async () => {
    const person = await openOrder(office);
    await press(person, 'Hapus Data catatan 18 Nov 2026, 09.05 WIB');
    const asked = await dialog();
    elsewhere.changeNote('Sudah beres.');
    await confirm(person, 'Hapus');
    expect(await asked.findByText(/^Catatan ini diubah di tempat lain\./)).toBeVisible();
    expect(await asked.findByText('Sudah beres.')).toBeVisible();
    expect(texts()).toContain('Sudah beres.');
    await confirm(person, 'Hapus');
    await waitFor(() => expect(texts()).not.toContain('Sudah beres.'));
  });
});

it('a note that is typed and not saved is shown before its record is deleted from the list', async () => {
  const { id, shop_name } = office.firstSeller();
  const person = office.open('superadmin', `/dashboard/member-list/seller/${id}/show`);
  await write(person, 'Minta foto toko yang baru');
  await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
  await person.click(await screen.findByRole('button', { name: `Hapus Data ${shop_name}` }));
  expect((await dialog()).getByText('Minta foto toko yang baru')).toBeVisible();
});
