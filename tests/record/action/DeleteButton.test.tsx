import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams, Identifier } from 'ra-core';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { DataTable } from '../../../src/list/DataTable';
import { ListPage } from '../../../src/list/ListPage';
import { DeleteButton } from '../../../src/record/action/RowActions';
import { listOf, renderShops, shops } from '../../list/shops';
import { gate } from '../../support/gate';

/** Renders three shops, and asks to delete the second; the test itself answers each delete request. */
const begin = async (props: ComponentProps<typeof DeleteButton> = {}) => {
  let rows = shops(3);
  const deleted: unknown[] = [];
  let answer = gate();
  const server = {
    getList: (params: GetListParams) => listOf(rows)(params),
    delete: (id: unknown) => {
      deleted.push(id);
      answer = gate();
      return answer.passed;
    },
  };
  const user = userEvent.setup();
  const table = <DataTable rowActions={<DeleteButton {...props} />} columns={[{ source: 'name' }]} />;
  const { asked } = renderShops(<ListPage>{table}</ListPage>, { server });
  await screen.findByText('Toko 002');
  const bin = screen.getByRole('button', { name: 'Hapus Data Toko 002' });
  expect(bin).toHaveAttribute('title', 'Hapus Data');
  await user.click(bin);
  const dialog = await screen.findByRole('alertdialog', { name: 'Hapus Toko 002' });
  return {
    user,
    asked,
    deleted,
    dialog,
    shown: within(dialog),
    /** Presses Hapus, and waits until the request is under way. */
    send: async () => {
      await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
      return within(dialog).findByRole('status');
    },
    succeed: () => {
      rows = rows.filter(({ id }) => !deleted.includes(id));
      answer.open();
    },
    fail: (error: Error) => answer.open(Promise.reject(error)),
  };
};
const closed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());

const screenOf = (pixels: number): void => {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/min-width: ?(\d+)px/.exec(query)?.[1] ?? Infinity);
    return Object.assign(original(query), { matches: pixels >= least });
  });
};

describe('The delete confirmation', () => {
  it('opens by the trash icon, with the name of the record, Batal and Hapus', async () => {
    const { user, deleted, dialog, shown } = await begin();
    const buttons = shown.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual(['Batal', 'Hapus']);
    expect(shown.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await user.click(shown.getByRole('button', { name: 'Batal' }));
    await closed(dialog);
    expect(deleted).toEqual([]);
  });

  it('disables Batal, hides Hapus, shows its progress and cannot be closed while it deletes', async () => {
    const { user, deleted, dialog, shown, send } = await begin();
    expect(await send()).toHaveTextContent('Menghapus data …');
    expect(deleted).toEqual([2]);
    expect(shown.getByRole('button', { name: 'Batal' })).toBeDisabled();
    expect(shown.queryByRole('button', { name: 'Hapus' })).toBeNull();

    await user.keyboard('{Escape}');
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    expect(dialog).toBeVisible();
  });

  it('closes on success, says so, refreshes the list and moves the focus to the table', async () => {
    const { asked, dialog, shown, send, succeed } = await begin();
    await send();
    const before = asked.length;
    succeed();
    await closed(dialog);
    expect(shown.queryByRole('button', { name: 'Hapus' })).toBeNull();
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(screen.queryByText('Toko 002')).toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Daftar Toko' })).toHaveFocus());
  });

  it('says that the result is unknown after a timeout, and reads the list again', async () => {
    const { asked, shown, send, fail } = await begin();
    await send();
    const before = asked.length;
    fail(new ApiError('timeout', ''));
    const unknown = 'Belum pasti terhapus: server tidak merespons. Periksa daftarnya sebelum mencoba lagi.';
    await waitFor(() => expect(shown.getByRole('alert')).toHaveTextContent(unknown));
    expect(await shown.findByRole('button', { name: 'Hapus' })).toHaveFocus();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('waits as long as the server asks before another try', async () => {
    const { user, deleted, shown, send, fail } = await begin();
    await send();
    fail(new ApiError('busy', '', 429, [], 30));
    const pause = /^Server meminta jeda\. Anda dapat mencoba lagi dalam \d+ detik\.$/;
    expect(await shown.findByText(pause)).toBeVisible();
    const again = shown.getByRole('button', { name: 'Hapus' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await user.click(again);
    expect(deleted).toEqual([2]);
  });

  it("runs the operation of the caller with the record's id, if there is one", async () => {
    const operation = vi.fn<(id: Identifier) => Promise<void>>(() => Promise.resolve());
    const { deleted, send } = await begin({ operation });
    await send();
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
    expect(operation.mock.calls).toEqual([[2]]);
    expect(deleted).toEqual([]);
  });

  it.each([
    [678, 'Md'],
    [679, 'Xl'],
  ])('on a screen of %i px has the width %s', async (pixels, width) => {
    screenOf(pixels);
    const { dialog } = await begin();
    expect(dialog).toHaveClass(`MuiDialog-paperWidth${width}`);
  });
});
