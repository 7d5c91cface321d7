import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import { topUpsOf } from '../../areas/top-up/topUps';
import { filtered, type startBackOffice } from '../../support/backOffice';
import { dialog } from '../../support/parts';

type Office = ReturnType<typeof startBackOffice>;

/** The path of the tab of waiting top-ups. */
export const waitingTab = filtered('/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' });

/** The table of top-ups that the embedded API holds. */
export const topUpTable = (office: Office) => office.table<TopUpRecord>('top-up');

/** Leaves `count` requests waiting, and returns them, the oldest first. */
export const leaveWaiting = (office: Office, count: number): TopUpRecord[] => {
  const waiting = topUpsOf(office.api)
    .filter(({ status }) => status === 'MENUNGGU_VERIFIKASI')
    .toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  const table = topUpTable(office);
  for (const request of waiting.slice(count)) table.put({ ...request, status: 'KEDALUWARSA' });
  return waiting.slice(0, count);
};

/** The request at a place of the queue, from 1. */
export const at = (queue: readonly TopUpRecord[], place: number): TopUpRecord => {
  const request = queue[place - 1];
  if (!request) throw new Error(`nothing waits at ${place}`);
  return request;
};

/** Waits until a request and its place in the queue are on screen. */
export const shows = async ({ request_code }: TopUpRecord, place: string): Promise<void> => {
  await screen.findByRole('heading', { level: 1, name: request_code });
  expect(await screen.findByText(place)).toBeVisible();
};

/** Leaves `count` requests waiting, and opens the first of them from their tab. */
export const openQueue = async (office: Office, count: number, account = 'keuangan') => {
  const queue = leaveWaiting(office, count);
  const person = office.open(account, waitingTab);
  await person.click(await screen.findByText(at(queue, 1).request_code));
  await shows(at(queue, 1), `1 dari ${count}`);
  return { queue, person };
};

/** Waits until the next record of the queue is known. */
export const canSkip = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Lewati' })).toHaveAttribute('aria-disabled', 'false'),
  );

/** Approves the request on screen. */
export const approve = async (person: UserEvent): Promise<void> => {
  await person.keyboard('s');
  const confirm = (await dialog()).getByRole('button', { name: 'Setujui' });
  await waitFor(() => expect(confirm).toHaveFocus());
  await person.keyboard('{Enter}');
};
