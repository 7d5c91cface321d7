import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { compareClock } from '../../src/domain/format/clock';
import { filtered, startBackOffice, walkTo } from '../support/backOffice';

const office = startBackOffice();
const notice =
  'Jam perangkat ini tidak tepat. Tanggal dan waktu di sini mengikuti jam server. Setel jam perangkat Anda.';

// The machine's clock of every test: 19 Nov 2026, 09.05 WIB.
afterEach(() => compareClock(new Date().toUTCString(), Date.now()));

/** Lets every response of the host carry its time. */
const hostSays = (instant: string): void =>
  office.api.server.use(
    http.all('*', async ({ request }) => {
      const response = await office.api.answer(request);
      response?.headers.set('Date', new Date(instant).toUTCString());
      return response;
    }),
  );

describe('a computer whose clock is three days late', () => {
  it('is told so once, and its periods and ages follow the host', async () => {
    hostSays('2026-11-22T09:05:00+07:00');
    office.open('superadmin', filtered('/dashboard/report-transaction', { period: 'hari-ini' }));
    expect(await screen.findAllByText(notice)).toHaveLength(1);
    expect(await screen.findByText('22 Nov 2026')).toBeVisible();
    walkTo('/dashboard/orders');
    await screen.findByRole('heading', { level: 1, name: 'Orderan' });
    expect(screen.getAllByText(notice)).toHaveLength(1);
  });

  it('is no longer told so when its clock is right', async () => {
    hostSays('2026-11-22T09:05:00+07:00');
    office.open('superadmin', '/dashboard/orders');
    expect(await screen.findByText(notice)).toBeVisible();
    hostSays('2026-11-19T09:05:00+07:00');
    walkTo('/dashboard/consumer-list');
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  });
});
