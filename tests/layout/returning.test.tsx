import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();
const list = '/dashboard/member-list/seller';
const banners = '/dashboard/master-data/banner-information';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the list of sellers and the record of its third row, and returns the store's name. */
const openThird = async () => {
  const person = office.open('superadmin', list);
  const [, , , row] = await screen.findAllByRole('row');
  const [link] = within(row as HTMLElement).getAllByRole('link');
  const name = link?.textContent ?? '';
  await person.click(link as HTMLElement);
  await heading(name);
  return { person, name };
};

describe('the focus after the return from a record', () => {
  it('is at the row of the record after Back', async () => {
    const { name } = await openThird();
    act(() => history.back());
    await heading('Pelapak');
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  });

  it('is at the row of the record after the link to the list', async () => {
    const { person, name } = await openThird();
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await heading('Pelapak');
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  });

  it('is at the row of the record after a save', async () => {
    const { person } = await openThird();
    await person.click(screen.getByRole('link', { name: 'Ubah' }));
    const name = await screen.findByRole('textbox', { name: 'Nama Toko' });
    await person.clear(name);
    await person.type(name, 'Toko Melati Baru');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await heading('Pelapak');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Toko Melati Baru' })).toHaveFocus());
  });

  it('is at the heading if the menu opened the list', async () => {
    const { person } = await openThird();
    const menu = screen.getByRole('navigation', { name: 'Apps' });
    await person.click(within(menu).getByRole('link', { name: /^Pelapak/ }));
    const title = await heading('Pelapak');
    await waitFor(() => expect(title).toHaveFocus());
  });
});

describe('the position of a page', () => {
  const scrolled = vi.fn();
  beforeEach(() => {
    scrolled.mockClear();
    vi.spyOn(window, 'scrollTo').mockImplementation(scrolled);
  });

  it('is its top when a link opens it, and left to the browser on Back', async () => {
    await openThird();
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    act(() => history.back());
    await heading('Pelapak');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
  });

  it('is its top before, and not after, the row of a saved record has the focus and scrolls into view', async () => {
    const focused: (string | undefined)[] = [];
    const { person } = await openThird();
    await person.click(screen.getByRole('link', { name: 'Ubah' }));
    const name = await screen.findByRole('textbox', { name: 'Nama Toko' });
    await person.clear(name);
    await person.type(name, 'Toko Melati Baru');
    const note = (): number => focused.push(document.activeElement?.tagName);
    scrolled.mockImplementation(note);
    vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(note);
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Toko Melati Baru' })).toHaveFocus());
    // The page, then the table.
    expect(focused).toEqual(['BODY', 'BODY']);
  });

  it('stays while a drawer opens over it', async () => {
    const person = office.open('superadmin', banners);
    await person.click(await screen.findByRole('link', { name: 'Tambah Banner' }));
    await screen.findByRole('dialog', { name: 'Tambah Banner' });
    expect(scrolled).not.toHaveBeenCalled();
  });
});
