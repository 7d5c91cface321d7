import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { press } from '../../support/parts';
import { field, jpeg, write } from '../everyForm';

const office = startBackOffice({ sellers: 5 });
const path = 'master-data/banner-information';
const sent = () => office.api.receivedAt(`PUT ${path}/banner-1`).map(({ body }) => body);
const begin = () => field(String.raw`Mulai \(WIB\)`);
const end = () => field(String.raw`Berakhir \(WIB\)`);

const open = (period: { start_at: string; end_at: string | null }) => {
  office.table(path).put({ ...office.first(path), ...period });
  return office.open('superadmin', `/dashboard/${path}/banner-1`);
};

/** Plays a browser field that is only partly filled in: its value is empty, `badInput` is true. jsdom has no such fields. */
const leaveIncomplete = (input: HTMLInputElement, badInput: boolean) =>
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput } });

describe('the period of a banner', () => {
  it('is shown and sent in WIB, and keeps its seconds when something else is saved', async () => {
    const person = open({ start_at: '2026-11-20T17:30:05Z', end_at: '2026-11-30T23:59:59+07:00' });
    expect(await begin()).toHaveValue('2026-11-21T00:30');
    expect(await begin()).toHaveAccessibleDescription('21 Nov 2026, 00.30 WIB');
    expect(await end()).toHaveValue('2026-11-30T23:59');
    await write(person, 'Judul', 'Pekan Batik');
    await press(person, 'Simpan');
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({
        title: 'Pekan Batik',
        start_at: '2026-11-20T17:30:05Z',
        end_at: '2026-11-30T23:59:59+07:00',
      }),
    ]);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    walkTo(`/dashboard/${path}/banner-1`);
    await write(person, String.raw`Mulai \(WIB\)`, '2026-11-22T08:15');
    await press(person, 'Simpan');
    await waitFor(() => expect(sent()[1]).toMatchObject({ start_at: '2026-11-22T08:15:00+07:00' }));
  });

  it('says which state the form gives the banner, and does not promise it for the saved banner', async () => {
    const person = open({ start_at: '2026-11-01T00:00:00+07:00', end_at: null });
    const shown = (await screen.findByText('Status banner menurut isian ini:')).parentElement;
    expect(shown).toHaveTextContent('Status banner menurut isian ini: Tayang');
    await person.click(screen.getByRole('switch'));
    expect(shown).toHaveTextContent('Status banner menurut isian ini: Nonaktif');
  });

  it('is accepted if it ends after it starts, even if its two times have different UTC offsets', async () => {
    const person = open({ start_at: '2026-11-30T20:00:00+07:00', end_at: '2026-11-30T16:59:59Z' });
    await write(person, 'Judul', 'Pekan Batik');
    await press(person, 'Simpan');
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
  });

  it('is not saved while its end is only partly filled in', async () => {
    const person = open({ start_at: '2026-11-20T17:30:00Z', end_at: null });
    await write(person, 'Judul', 'Pekan Batik');
    const input = await end();
    leaveIncomplete(input, true);
    await press(person, 'Simpan');
    const incomplete = 'Waktu belum lengkap atau tidak ada. Isi tanggal beserta jamnya.';
    await waitFor(() => expect(input).toHaveAccessibleDescription(incomplete));
    expect(input).toHaveFocus();
    expect(sent()).toEqual([]);
    // The user empties the field; the browser reports no change of its value.
    leaveIncomplete(input, false);
    await person.tab();
    const hint = 'Kosongkan bila banner tayang sampai dinonaktifkan.';
    await waitFor(() => expect(input).toHaveAccessibleDescription(hint));
    await press(person, 'Simpan');
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ end_at: null })]);
  });
});

it('a banner whose response has no is_active value is not switched off by a save of another field', async () => {
  const kept = () => office.table(path).get('banner-1');
  expect(kept()?.is_active).toBe(true);
  office.answer(`GET */${path}/banner-1`, { ...kept(), is_active: null });
  const person = office.open('superadmin', `/dashboard/${path}/banner-1`);
  await write(person, 'Judul', 'Pekan Batik');
  expect(screen.queryByRole('switch')).toBeNull();
  await press(person, 'Simpan');
  expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
  expect(sent()[0]).not.toHaveProperty('is_active');
  expect(kept()).toMatchObject({ title: 'Pekan Batik', is_active: true });
});

it('a banner of another shape than its place is warned about, when the picture or the place is chosen, and saved all the same', async () => {
  const person = office.open('superadmin', `/dashboard/${path}/create`);
  const drawer = within(await screen.findByRole('dialog'));
  const warning = () => screen.queryByText(/^Bentuk gambar ini lain dari tempatnya/);
  const place = (position: string) =>
    person.selectOptions(drawer.getByRole('combobox', { name: 'Posisi' }), position);
  const choose = async (naturalWidth: number, naturalHeight: number) => {
    await person.upload(await field('Gambar'), jpeg());
    const image = await drawer.findByRole('img', { name: 'Pratinjau Gambar' });
    for (const [side, value] of Object.entries({ naturalWidth, naturalHeight }))
      Object.defineProperty(image, side, { configurable: true, value });
    fireEvent.load(image);
    await waitFor(() => expect(screen.queryByText(/^(Menyiapkan|Mengunggah) foto/)).toBeNull());
  };
  await place('PROMO');
  expect(drawer.getByText('Gambar mendatar 1.200 × 480 piksel')).toBeVisible();
  await choose(600, 240);
  expect(warning()).toBeNull();
  await choose(800, 800);
  expect(warning()).toHaveTextContent(
    'gambarnya 800 × 800 piksel, sedangkan Halaman Promo memakai 1.200 × 480 piksel',
  );
  await choose(1200, 400);
  expect(warning()).toBeVisible();
  await place('BERANDA');
  expect(warning()).toBeNull();
  await place('KATEGORI');
  expect(warning()).toBeVisible();
  await write(person, 'Judul', 'Pekan Tenun');
  await write(person, 'Teks Alternatif', 'Kain tenun');
  await write(person, 'Tautan', '/promo/tenun');
  await press(person, 'Simpan');
  expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
});
