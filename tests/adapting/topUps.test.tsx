import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPath, topUpIn } from '../areas/top-up/topUps';
import { filtered } from '../support/backOffice';
import { confirm, dialog, press } from '../support/parts';
import { startAtAnotherHost } from './anotherHost';

/** docs/adapting.md 'States in English, and PATCH': this host knows neither our states, nor actions, nor counts. */
const states = [
  ['MENUNGGU_VERIFIKASI', 'PENDING'],
  ['MENUNGGU_PEMBAYARAN', 'UNPAID'],
  ['DISETUJUI', 'APPROVED'],
  ['DITOLAK', 'REJECTED'],
  ['KEDALUWARSA', 'EXPIRED'],
] as const;
const actions: Readonly<Record<string, string>> = { APPROVED: 'approve', REJECTED: 'reject' };

const office = startAtAnotherHost({
  calls: ['counts', 'top-up', 'top-up/:id', 'top-up/:id/:action'].map((path) => `*/backoffice/${path}`),
  inward: ({ method, url, body }) => {
    const isUnknown = /\/(counts|approve|reject)($|\?)/.test(url);
    if (isUnknown || states.some(([ours]) => url.includes(ours))) return null;
    if (method !== 'PATCH')
      return {
        method,
        url: states.reduce((text, [ours, theirs]) => text.replace(`%22${theirs}%22`, `%22${ours}%22`), url),
        body,
      };
    const { status, ...decided } = JSON.parse(body) as { status: string };
    return { method: 'POST', url: `${url}/${actions[status]}`, body: JSON.stringify(decided) };
  },
  outward: (body) =>
    states.reduce((text, [ours, theirs]) => text.replaceAll(`"${ours}"`, `"${theirs}"`), body),
});
const patches = (id: string) => office.api.receivedAt(`PATCH top-up/${id}`);

it('the list shows the states in Indonesian, filters by those of the host, and counts what waits', async () => {
  const { request_code } = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
  office.open('keuangan', filtered('/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' }));
  const row = (await screen.findByText(request_code)).closest('tr') as HTMLElement;
  expect(within(row).getByText('Menunggu Verifikasi')).toBeVisible();
  // Of the page, and of the menu's count.
  await waitFor(() => expect(office.api.receivedAt('GET top-up')).toHaveLength(2));
  for (const { path } of office.api.receivedAt('GET top-up')) expect(path).toContain('%22PENDING%22');
});

it('an approval is a PATCH, once, and the page shows the new state', async () => {
  const { id } = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
  const person = office.open('keuangan', showPath(id));
  await press(person, 'Setujui');
  await confirm(person, 'Setujui');
  expect(await screen.findByText('Disetujui oleh')).toBeVisible();
  expect(screen.getAllByText('Disetujui').length).toBeGreaterThan(0);
  expect(patches(id).map(({ body }) => body)).toEqual([{ status: 'APPROVED' }]);
  expect(patches(id)[0]?.headers.get('Idempotency-Key')).toMatch(/\S/);
  expect(office.table('top-up').get(id)).toMatchObject({ status: 'DISETUJUI' });
});

it('a refusal sends its reason along', async () => {
  const { id } = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
  const person = office.open('keuangan', showPath(id));
  await press(person, 'Tolak');
  await person.type((await dialog()).getByRole('textbox'), 'Bukti buram');
  await confirm(person, 'Tolak');
  expect(await screen.findByText('Ditolak oleh')).toBeVisible();
  await waitFor(() =>
    expect(patches(id).map(({ body }) => body)).toEqual([{ status: 'REJECTED', reason: 'Bukti buram' }]),
  );
});
