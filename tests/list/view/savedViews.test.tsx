import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import {
  address,
  close,
  finished,
  finishedAddress,
  keptViews,
  loaded,
  openList,
  openPanel,
  openPrivateSearch,
  tabs,
  viewOf,
} from './views';

const office = startBackOffice();
const { keep, kept } = keptViews(office);

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('Simpan tampilan ini', () => {
  it('saves filter, order, page size, columns and row height, and the view restores them all', async () => {
    const person = office.open('superadmin', `/dashboard/orders?${finished}`);
    await loaded();
    await person.click(screen.getByRole('button', { name: 'Kolom' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Pembeli' }));
    await person.click(screen.getByRole('button', { name: 'Naikkan Total' }));
    await close(person);
    const before = heads();
    expect(before).not.toContain('Pembeli');
    const { panel, name } = await openPanel(person);
    await person.click(panel.getByRole('radio', { name: 'Rapat' }));
    await person.type(name(), 'Selesai besar');
    await person.click(panel.getByRole('button', { name: 'Simpan tampilan ini' }));
    expect(await screen.findByText('Tampilan “Selesai besar” disimpan.')).toBeVisible();
    expect(name()).toHaveValue('');

    await person.click(panel.getByRole('radio', { name: 'Lega' }));
    await close(person);
    await person.click(screen.getByRole('button', { name: /^Kolom/ }));
    await person.click(await screen.findByRole('button', { name: 'Kolom awal' }));
    await person.click(screen.getByRole('button', { name: 'Urutan awal' }));
    await close(person);
    await person.click(screen.getByRole('button', { name: /^Semua/ }));
    const tab = (await tabs()).getByRole('button', { name: 'Selesai besar' });
    await waitFor(() => expect(tab).toHaveAttribute('aria-pressed', 'false'));
    expect(heads()).toContain('Pembeli');

    await person.click(tab);
    await waitFor(() => expect(address()).toMatchObject(finishedAddress));
    await waitFor(() => expect(tab).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(heads()).toEqual(before));
    expect(screen.getByRole('table').closest('.data-table')).toHaveClass('is-compact');
    expect(await screen.findByRole('combobox', { name: 'Baris per Halaman' })).toHaveValue('25');
  });

  it('refuses a name that is missing, too long or taken', async () => {
    await keep([viewOf('Selesai', 'SELESAI')]);
    const { person, panel, name } = await openList(office);
    for (const [typed, sentence] of [
      ['', 'Nama Tampilan harus diisi'],
      ['Pesanan besar dari Bandung yang menunggu!', 'Nama Tampilan maksimal 40 karakter'],
      ['selesai', 'Nama Tampilan sudah dipakai'],
    ] as const) {
      await person.clear(name());
      if (typed) await person.paste(typed);
      await person.keyboard('{Enter}');
      expect(panel.getByRole('alert')).toHaveTextContent(sentence);
      expect(name()).toHaveFocus();
      expect(name()).toHaveAccessibleDescription(sentence);
      expect(name()).toHaveValue(typed);
    }
    expect(await kept()).toEqual([viewOf('Selesai', 'SELESAI')]);
  });

  it('shows a name with markup as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> %{name}';
    const { person, panel, name } = await openList(office);
    await person.click(name());
    await person.paste(hostile);
    await person.keyboard('{Enter}');
    expect(await screen.findByText(`Tampilan “${hostile}” disimpan.`)).toBeVisible();
    expect(panel.getByRole('button', { name: hostile })).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('saves no NIK of a search, and says so', async () => {
    const { person, panel, name } = await openPrivateSearch(office);
    expect(panel.getByText('Pencarian NIK atau nomor rekening tidak ikut disimpan.')).toBeVisible();
    await person.type(name(), 'Orang itu{Enter}');
    const saved = 'Tampilan disimpan tanpa NIK atau nomor rekening yang dicari.';
    expect(await screen.findByText(saved)).toBeVisible();
    await waitFor(async () =>
      expect(await kept('member-list/driver')).toMatchObject([{ label: 'Orang itu', value: { filter: {} } }]),
    );
  });

  it('is offered until there are twenty views', async () => {
    await keep(Array.from({ length: 19 }, (_, index) => viewOf(`Tampilan ${index + 1}`, 'SELESAI')));
    const { person, panel, name } = await openList(office);
    await person.type(name(), 'Yang terakhir{Enter}');
    const full = 'Sudah ada 20 tampilan. Hapus salah satu untuk menyimpan yang baru.';
    expect(await panel.findByText(full)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Simpan tampilan ini' })).toBeNull();
  });
});

describe('a saved view in the panel', () => {
  const openView = async (name: string, path?: string) => {
    const { person, panel } = await openList(office, path);
    const toggle = panel.getByRole('button', { name });
    await person.click(toggle);
    return { person, panel, toggle, options: within(panel.getByRole('group', { name: `Atur ${name}` })) };
  };

  it('can be renamed', async () => {
    await keep([viewOf('Selesai', 'SELESAI'), viewOf('Baru', 'DIBAYAR')]);
    const { person, panel, toggle, options } = await openView('Selesai');
    await person.click(options.getByRole('button', { name: 'Ganti nama' }));
    const field = options.getByRole('textbox', { name: 'Nama Baru' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Selesai');
    await person.clear(field);
    await person.type(field, 'baru{Enter}');
    expect(options.getByRole('alert')).toHaveTextContent('Nama Tampilan sudah dipakai');
    await person.clear(field);
    await person.type(field, 'SELESAI{Enter}');
    expect(await screen.findByText('Nama tampilan menjadi “SELESAI”.')).toBeVisible();
    expect(toggle).toHaveFocus();
    expect(panel.getByRole('button', { name: 'SELESAI' })).toBe(toggle);
    await waitFor(async () => expect(await kept()).toMatchObject([{ label: 'SELESAI' }, { label: 'Baru' }]));
  });

  it('can be updated to the current state of the list', async () => {
    await keep([viewOf('Selesai', 'DIKIRIM')]);
    const { person, options } = await openView('Selesai', `/dashboard/orders?${finished}`);
    await person.click(options.getByRole('button', { name: 'Perbarui' }));
    expect(await screen.findByText('Tampilan “Selesai” diperbarui.')).toBeVisible();
    const { value } = viewOf('Selesai', 'SELESAI');
    const updated = { ...value, sort: { field: 'total', order: 'DESC' }, perPage: 25 };
    await waitFor(async () => expect(await kept()).toEqual([{ label: 'Selesai', value: updated }]));
  });

  it('is deleted after a confirmation, and the others stay', async () => {
    await keep([viewOf('Selesai', 'SELESAI'), viewOf('Baru', 'DIBAYAR')]);
    const { person, panel, toggle, options } = await openView('Selesai');
    await person.click(options.getByRole('button', { name: 'Hapus' }));
    expect(options.getByText('Hapus tampilan “Selesai”? Tindakan ini tidak dapat dibatalkan.')).toHaveFocus();
    await person.click(options.getByRole('button', { name: 'Batal' }));
    expect(toggle).toHaveFocus();
    await person.click(options.getByRole('button', { name: 'Hapus' }));
    await person.click(options.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Tampilan “Selesai” dihapus.')).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Tampilan tersimpan' })).toHaveFocus();
    expect(panel.queryByRole('button', { name: 'Selesai' })).toBeNull();
    await waitFor(async () => expect(await kept()).toMatchObject([{ label: 'Baru' }]));
  });

  it('can replace another default view, and does not change the list', async () => {
    await keep([viewOf('Selesai', 'SELESAI'), viewOf('Baru', 'DIBAYAR', { isDefault: true })]);
    const { person, panel, options } = await openView('Selesai', '/dashboard/orders?filter={}');
    await person.click(options.getByRole('button', { name: 'Jadikan bawaan' }));
    expect(await screen.findByText('Menu kini membuka tampilan “Selesai”.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Selesai bawaan' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Baru' })).toBeVisible();
    expect(address()).toMatchObject({ filter: '{}' });
    await person.click(options.getByRole('button', { name: 'Batalkan bawaan' }));
    expect(panel.getByRole('button', { name: 'Selesai' })).toBeVisible();
  });
});
