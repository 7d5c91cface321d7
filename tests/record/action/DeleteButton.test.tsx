import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Identifier } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { DataTable } from '../../../src/list/DataTable';
import { ListPage } from '../../../src/list/ListPage';
import { DeleteButton } from '../../../src/record/action/RowActions';
import { listOf, renderShops, shops } from '../../list/shops';

const table = (button = <DeleteButton />) => (
  <ListPage>
    <DataTable actions={button} columns={[{ source: 'name' }]} />
  </ListPage>
);

/** Three shops; the test itself answers each delete request. */
const handled = () => {
  let rows = shops(3);
  const deleted: unknown[] = [];
  let succeed = (): void => undefined;
  let fail: (error: Error) => void = () => undefined;
  const server = {
    getList: (params: Parameters<ReturnType<typeof listOf>>[0]) => listOf(rows)(params),
    delete: (id: unknown) =>
      new Promise<void>((resolve, reject) => {
        deleted.push(id);
        succeed = () => {
          rows = rows.filter((row) => row.id !== id);
          resolve();
        };
        fail = reject;
      }),
  };
  return { server, deleted, succeed: () => succeed(), fail: (error: Error) => fail(error) };
};

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByText('Toko 002');
  const bin = screen.getByRole('button', { name: 'Hapus Data Toko 002' });
  expect(bin).toHaveAttribute('title', 'Hapus Data');
  await user.click(bin);
  return screen.findByRole('alertdialog', { name: 'Hapus Toko 002' });
};

const screenWider = (pixels: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/min-width: ?(\d+)px/.exec(query)?.[1] ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches: pixels >= least,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  });

describe('The delete confirmation', () => {
  it('opens by the trash icon, with the name of the record, Batal and Hapus', async () => {
    const user = userEvent.setup();
    const { server, deleted } = handled();
    renderShops(table(), { server });
    const dialog = await open(user);
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Batal', 'Hapus']);
    expect(within(dialog).getByRole('button', { name: 'Batal' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(deleted).toEqual([]);
  });

  it('is not offered to a user with only VIEW_', async () => {
    renderShops(table(), { server: handled().server, manages: false });
    await screen.findByText('Toko 002');
    expect(screen.queryByRole('button', { name: /^Hapus Data/ })).toBeNull();
  });

  it('disables Batal, hides Hapus, shows its progress and cannot be closed while it deletes', async () => {
    const user = userEvent.setup();
    const { server, deleted } = handled();
    renderShops(table(), { server });
    const dialog = await open(user);
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await within(dialog).findByRole('status')).toHaveTextContent('Menghapus data …');
    expect(deleted).toEqual([2]);
    expect(within(dialog).getByRole('button', { name: 'Batal' })).toBeDisabled();
    expect(within(dialog).queryByRole('button', { name: 'Hapus' })).toBeNull();

    await user.keyboard('{Escape}');
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    expect(dialog).toBeVisible();
  });

  it('closes on success, says so, refreshes the list and moves the focus to the table', async () => {
    const user = userEvent.setup();
    const { server, succeed } = handled();
    const { asked } = renderShops(table(), { server });
    const dialog = await open(user);
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    await within(dialog).findByRole('status');
    const before = asked.length;
    succeed();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(within(dialog).queryByRole('button', { name: 'Hapus' })).toBeNull();
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(screen.queryByText('Toko 002')).toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Daftar Toko' })).toHaveFocus());
  });

  it('shows the message of the server on failure, and stays open for another try', async () => {
    const user = userEvent.setup();
    const { server, deleted, fail, succeed } = handled();
    renderShops(table(), { server });
    const dialog = await open(user);
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    await within(dialog).findByRole('status');
    fail(new ApiError('rejected', 'Toko masih memiliki pesanan', 409));
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('Toko masih memiliki pesanan'),
    );
    const again = await within(dialog).findByRole('button', { name: 'Hapus' });
    expect(again).toHaveFocus();
    await user.click(again);
    await within(dialog).findByRole('status');
    expect(deleted).toEqual([2, 2]);
    succeed();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says that the result is unknown after a timeout, and reads the list again', async () => {
    const user = userEvent.setup();
    const { server, fail } = handled();
    const { asked } = renderShops(table(), { server });
    const dialog = await open(user);
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    await within(dialog).findByRole('status');
    const before = asked.length;
    fail(new ApiError('timeout', ''));
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Belum pasti terhapus: server tidak merespons. Periksa daftarnya sebelum mencoba lagi.',
      ),
    );
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it("runs the operation of the caller with the record's id, if there is one", async () => {
    const user = userEvent.setup();
    const { server, deleted } = handled();
    const operation = vi.fn<(id: Identifier) => Promise<void>>(() => Promise.resolve());
    renderShops(table(<DeleteButton operation={operation} title="toko ini" />), { server });
    await screen.findByText('Toko 003');
    await user.click(screen.getAllByRole('button', { name: /^Hapus Data/ })[2] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog', { name: 'Hapus toko ini' });
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
    expect(operation.mock.calls).toEqual([[3]]);
    expect(deleted).toEqual([]);
  });

  it.each([
    [678, 'Md'],
    [679, 'Xl'],
  ])('on a screen of %i px has the width %s', async (pixels, width) => {
    screenWider(pixels);
    const user = userEvent.setup();
    renderShops(table(), { server: handled().server });
    expect(await open(user)).toHaveClass(`MuiDialog-paperWidth${width}`);
  });
});
