import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { subjectOf } from '../../../mocks/world/notes';
import { found, startBackOffice, walkTo } from '../../support/backOffice';
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

const sent = () => office.api.receivedAt('POST orders/order-1/notes');
const sentKeys = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));
const changes = () => office.api.receivedAt('PUT notes/catatan-ratna');

describe('the notes of a record', () => {
  it('show author, time and text, the newest first, as plain text with line breaks', async () => {
    await openOrder(office, 'pengamat');
    const [newest, oldest] = await shown();
    expect(newest).toHaveTextContent('Bambang Sutrisno (Anda)');
    expect(newest).toHaveTextContent('20 Nov 2026, 07.00 WIB · 2 jam yang lalu · diubah');
    expect(newest).toHaveTextContent('<b>Hati-hati</b> <img src=x');
    expect(oldest).toHaveTextContent('18 Nov 2026, 09.05 WIB · kemarin dulu');
    expect(oldest).not.toHaveTextContent('diubah');
    expect(oldest).toHaveTextContent(/^Ratna Kusumawardani18/);
    expect(within(oldest as HTMLElement).getByText(/^Pembeli menelepon/).textContent).toBe(
      'Pembeli menelepon:\nalamatnya di belakang masjid.',
    );
    expect('wasHacked' in window).toBe(false);
  });

  it('are those of its own record only, also while those of the next record are still loading', async () => {
    await openOrder(office, 'pengamat');
    const answer = office.holdBack('GET */backoffice/orders/order-2/notes');
    const { notes } = office.api.db;
    const other = { id: 'catatan-lain', subject: subjectOf('orders', 'order-2'), text: 'Rumah pojok' };
    notes.put({ ...found(notes.all()), ...other });
    walkTo('/dashboard/orders/order-2/show');
    await screen.findByRole('heading', { level: 1, name: 'INV/20261120/0002' });
    expect((await section()).queryAllByRole('listitem')).toEqual([]);
    answer();
    expect(await shown()).toHaveLength(1);
    expect(await (await section()).findByText('Rumah pojok')).toBeVisible();
    walkTo(orderPath);
    await screen.findByRole('heading', { level: 1, name: 'INV/20261120/0001' });
    await waitFor(async () => expect(await shown()).toHaveLength(2));
    expect((await section()).queryByText('Rumah pojok')).toBeNull();
  });

  it('say so if they cannot be loaded, and are loaded by Coba lagi; meanwhile a note can be written', async () => {
    // The pauses before a read is sent again are 1000 ms × (0.5 + chance).
    vi.spyOn(Math, 'random').mockReturnValue(-0.49);
    const mend = office.answer(`GET ${notesAddress}`, null, 500);
    const person = office.open('superadmin', orderPath);
    expect(await (await section()).findByText('Catatan gagal dimuat.')).toBeVisible();
    expect(await box()).toBeEnabled();
    mend();
    await press(person, 'Coba lagi');
    expect(await shown()).toHaveLength(2);
    expect((await section()).queryByText('Catatan gagal dimuat.')).toBeNull();
  });

  it('say so if the host has no notes', async () => {
    office.answer(`GET ${notesAddress}`, null, 404);
    office.open('superadmin', orderPath);
    expect(await (await section()).findByText('Tidak tersedia di server ini.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Tulis Catatan' })).toBeNull();
  });

  it('say so if there are none', async () => {
    for (const { id } of office.api.db.notes.all()) office.api.db.notes.remove(id);
    office.open('pengamat', orderPath);
    expect(await (await section()).findByText('Belum ada catatan.')).toBeVisible();
  });
});

describe('a note that is written', () => {
  it('is sent by Ctrl+Enter, appears at the top, and leaves an empty box, where the same keys show no error', async () => {
    const person = office.open('superadmin', orderPath);
    await person.type(await box(), 'Sudah{Enter}Kabar{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ text: 'Sudah\nKabar' }]);
    const [newest] = await shown();
    expect(newest).toHaveTextContent('Ratna Kusumawardani (Anda)');
    expect(newest).toHaveTextContent('20 Nov 2026, 09.05 WIB · sekarang');
    expect(newest).toHaveTextContent('Sudah Kabar');
    expect(await box()).toHaveValue('');
    expect(await box()).toHaveFocus();
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await box()).toBeValid();
    await person.keyboard('a{Backspace}{Control>}{Enter}{/Control}');
    expect(await box()).toBeInvalid();
    expect(sent()).toHaveLength(1);
  });

  it('is sent once, even if the user presses again meanwhile', async () => {
    const answer = office.holdBack(`POST ${notesAddress}`);
    const person = office.open('superadmin', orderPath);
    await write(person, 'Sudah ditelepon');
    await person.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await press(person, 'Simpan Catatan');
    answer();
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('has a warning about personal numbers, and is not sent if it is empty or too long, but says why', async () => {
    const person = office.open('superadmin', orderPath);
    expect(await box()).toHaveAccessibleDescription('Jangan tulis NIK atau nomor rekening di catatan.');
    await write(person, '  ');
    await press(person, 'Simpan Catatan');
    expect(await box()).toHaveAccessibleDescription('Catatan tidak boleh kosong');
    expect(await box()).toHaveFocus();
    await person.clear(await box());
    await person.paste('x'.repeat(999));
    expect(await box()).toHaveAccessibleDescription(/999 dari 1\.000 karakter$/);
    await person.paste('xxx');
    expect(await box()).toHaveAccessibleDescription('Catatan maksimal 1.000 karakter. Kurangi 2 karakter.');
    await press(person, 'Simpan Catatan');
    expect(await box()).toBeInvalid();
    expect(await box()).toHaveValue('x'.repeat(1002));
    expect(sent()).toEqual([]);
  });

  it('is saved once if its response is lost and it is sent again', async () => {
    const person = await openOrder(office);
    const lost = http.post(
      notesAddress,
      async ({ request }) => {
        await office.api.answer(request.clone());
        return HttpResponse.html('<h1>Wi-Fi</h1>');
      },
      { once: true },
    );
    office.api.server.use(lost);
    await write(person, 'Sudah ditelepon');
    await press(person, 'Simpan Catatan');
    const unknown = 'Belum pasti tersimpan. Simpan lagi: catatan yang sama tidak akan tersimpan dua kali.';
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(unknown));
    expect(await box()).toHaveValue('Sudah ditelepon');
    await press(person, 'Simpan Catatan');
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    const [first, second] = sentKeys();
    expect(second).toBe(first);
    expect(office.api.db.notes.all().filter(({ text }) => text === 'Sudah ditelepon')).toHaveLength(1);
  });

  it('stays with the reason if it is refused, and gets a new key when it is changed', async () => {
    office.answer(`POST ${notesAddress}`, { message: 'Server penuh' }, { status: 503, once: true });
    const person = office.open('superadmin', orderPath);
    await write(person, 'Sudah ditelepon');
    await press(person, 'Simpan Catatan');
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription('Server penuh'));
    await write(person, ' lagi');
    await press(person, 'Simpan Catatan');
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    const [first, second] = sentKeys();
    expect(second).not.toBe(first);
  });
});

describe('a note of the user', () => {
  const own = async () => within((await shown())[1] as HTMLElement);

  const edit = async () => (await own()).getByRole('button', { name: editNote });

  it('can be changed and deleted, but not a note of another user, and does not change after Batal', async () => {
    const person = await openOrder(office);
    const [others] = await shown();
    expect(within(others as HTMLElement).queryByRole('button')).toBeNull();
    const named = (await own()).getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(named).toEqual([editNote, 'Hapus Data catatan 18 Nov 2026, 09.05 WIB']);
    await person.click(await edit());
    await write(person, ' Salah.', 'Ubah catatan');
    await person.click((await own()).getByRole('button', { name: 'Batal' }));
    expect((await own()).getByText(/belakang masjid\.$/)).toBeVisible();
    await person.click(await edit());
    expect(await box('Ubah catatan')).toHaveValue('Pembeli menelepon:\nalamatnya di belakang masjid.');
    expect(changes()).toEqual([]);
  });

  it('is edited in place, and a message confirms it', async () => {
    const person = await openOrder(office);
    await person.click(await edit());
    expect(await box('Ubah catatan')).toHaveFocus();
    await person.paste(' Pagar hijau.');
    await person.click((await own()).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Catatan diubah.')).toBeVisible();
    expect((await own()).getByText(/masjid\. Pagar hijau\.$/)).toBeVisible();
    expect((await shown())[1]).toHaveTextContent('kemarin dulu · diubah');
    expect(await edit()).toHaveFocus();
    const text = 'Pembeli menelepon:\nalamatnya di belakang masjid. Pagar hijau.';
    expect(changes().map(({ body }) => body)).toEqual([{ text }]);
  });

  it('is deleted after a confirmation that shows its text', async () => {
    const person = await openOrder(office);
    const ask = async () => person.click((await own()).getByRole('button', { name: /^Hapus Data/ }));
    await ask();
    expect((await dialog(/^Hapus catatan \d/)).getByText(/belakang masjid/)).toBeVisible();
    await confirm(person, 'Batal');
    await noDialog();
    expect(office.api.receivedAt('DELETE notes/catatan-ratna')).toEqual([]);

    await ask();
    await confirm(person, 'Hapus');
    await waitFor(async () => expect(await shown()).toHaveLength(1));
    expect(office.api.db.notes.get('catatan-ratna')).toBeUndefined();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});
