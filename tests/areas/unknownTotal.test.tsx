import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { press } from '../support/parts';
import { copies } from '../support/smallWorld';
import { topUps } from '../support/smallWorld/topUps';

const office = startBackOffice();

/** Thirteen requests of a host that does not count them, one page at a time. */
beforeEach(() => {
  const [waiting] = topUps;
  const rows = copies(waiting, 13).map((request, index) => ({ ...request, request_code: `TU-${index + 1}` }));
  office.api.server.use(
    http.get('*/backoffice/top-up', ({ request }) => {
      const range = new URL(request.url).searchParams.get('range') ?? '[0,9]';
      const [first, last] = JSON.parse(range) as [number, number];
      return HttpResponse.json(rows.slice(first, last + 1), { headers: { 'Content-Range': 'top-up 0-9/*' } });
    }),
  );
});

it('a list whose host does not say how many records there are leads to all of them, and says what it does not know, also beside the place of one of them', async () => {
  const person = office.open('superadmin', '/dashboard/top-up');
  expect(await screen.findByText('Menampilkan 1–10, jumlah data tidak diketahui')).toBeVisible();
  await press(person, 'Ekspor');
  const panel = await screen.findByRole('dialog', { name: /^Ekspor/ });
  expect(within(panel).queryByText(/\d+ baris/)).toBeNull();
  await person.keyboard('{Escape}');
  await press(person, 'Halaman berikutnya');
  expect(await screen.findByText('Menampilkan 11–13 dari 13 data')).toBeVisible();
  expect(screen.getByText('TU-13')).toBeVisible();
  await press(person, 'Halaman sebelumnya');
  await person.click(await screen.findByText('TU-3'));
  expect(await screen.findByText('Data ke-3')).toBeVisible();
});
