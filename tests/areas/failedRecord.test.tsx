import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { keptViews } from '../list/view/views';
import { startBackOffice, walkTo } from '../support/backOffice';
import { pageTitled } from '../support/parts';

const office = startBackOffice();
const list = '/dashboard/consumer-list';

const consumersByName = {
  label: 'Menurut nama',
  value: { filter: {}, sort: { field: 'full_name', order: 'ASC' }, perPage: 10, hidden: [], columnOrder: [] },
  isDefault: true,
};
const reason = 'Server data konsumen sedang diperbaiki';

/** Opens a consumer whose detail fails until it is mended, and waits for the error on the list. */
const openBroken = async () => {
  const consumer = office.first('consumer-list');
  const path = `${list}/${consumer.id}/show`;
  const mend = office.answer(`GET */consumer-list/${consumer.id}`, { message: reason }, 404);
  const person = office.open('superadmin', path);
  const main = within(await screen.findByRole('main'));
  const notice = await main.findByRole('alert');
  return { person, path, mend, main, notice, name: String(consumer.full_name) };
};

/** Opens the dashboard, and goes back to the rows of the list. */
const leaveAndReturn = async (person: UserEvent) => {
  await person.click(screen.getByRole('link', { name: 'Dashboard' }));
  await pageTitled(/Selamat datang/);
  act(() => history.back());
  await pageTitled('List Konsumen');
  await screen.findByText(/^Menampilkan 1–10 dari/);
  await waitFor(() => expect(location.pathname).toBe(list));
};

describe('a detail that cannot be loaded', () => {
  it('is left out of the history, so that Back leads to the page before it', async () => {
    office.open('superadmin', '/dashboard');
    await pageTitled(/Selamat datang/);
    walkTo(`${list}/konsumen-0/show`);
    expect(await screen.findByText('Detail gagal dimuat')).toBeVisible();
    act(() => history.back());
    expect(await pageTitled(/Selamat datang/)).toBeVisible();
  });

  it('is also reported on a list that opens with a default view, until it is dismissed', async () => {
    await keptViews(office).keep([consumersByName], 'consumer-list');
    const { person, main, notice } = await openBroken();
    expect(notice).toHaveTextContent(reason);
    await waitFor(() => expect(location.search).toContain('sort=full_name'));
    expect(notice).toBeVisible();
    await person.click(within(notice).getByRole('button', { name: 'Tutup' }));
    expect(main.queryByRole('alert')).toBeNull();
  });

  it('is opened again by Coba lagi', async () => {
    const { person, path, mend, notice, name } = await openBroken();
    mend();
    await person.click(within(notice).getByRole('link', { name: 'Coba lagi' }));
    expect(await pageTitled(name)).toBeVisible();
    expect(location.pathname).toBe(path);
  });

  it('is shown with the message of the server, but not in the address, and not again after a return to the list', async () => {
    const { person, main, notice } = await openBroken();
    expect(notice).toHaveTextContent('Detail gagal dimuat');
    expect(notice).toHaveTextContent(reason);
    expect(location.pathname).toBe(list);
    expect(decodeURIComponent(location.href)).not.toContain('diperbaiki');
    await leaveAndReturn(person);
    expect(main.queryByText(reason)).toBeNull();
  });
});
