import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();
const list = '/dashboard/member-list/seller';

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

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolled);
});

describe('the return from a record', () => {
  it('by Back puts the focus at its row, and leaves the position to the browser', async () => {
    const { name } = await openThird();
    // The top of the page that a link opened.
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    act(() => history.back());
    await heading('Pelapak');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  });

  it('by the link to the list puts the focus at its row', async () => {
    const { person, name } = await openThird();
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await heading('Pelapak');
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  });

  it('by a save shows the top first, then the row, which has the focus and scrolls into view', async () => {
    const focused: (string | undefined)[] = [];
    const { person } = await openThird();
    await person.click(screen.getByRole('link', { name: 'Ubah' }));
    await person.clear(await screen.findByRole('textbox', { name: 'Nama Toko' }));
    await person.paste('Toko Melati Baru');
    const note = (): number => focused.push(document.activeElement?.tagName);
    scrolled.mockImplementation(note);
    vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(note);
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await heading('Pelapak');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Toko Melati Baru' })).toHaveFocus());
    // The page, then the table.
    expect(focused).toEqual(['BODY', 'BODY']);
  });

  it('by the menu puts the focus at the heading', async () => {
    const { person } = await openThird();
    const menu = screen.getByRole('navigation', { name: 'Apps' });
    await person.click(within(menu).getByRole('link', { name: /^Pelapak/ }));
    const title = await heading('Pelapak');
    await waitFor(() => expect(title).toHaveFocus());
  });
});

it('the position of a page stays while a drawer opens over it', async () => {
  const person = office.open('superadmin', '/dashboard/master-data/banner-information');
  await person.click(await screen.findByRole('link', { name: 'Tambah Banner' }));
  await screen.findByRole('dialog', { name: 'Tambah Banner' });
  expect(scrolled).not.toHaveBeenCalled();
});
