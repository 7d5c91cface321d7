import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { gate } from '../../support/gate';
import { layDown } from '../../support/smallWorld';
import { heading, look, lookAgain, option, optionsOf, profile } from './openPalette';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));
afterEach(() => vi.useRealTimers());

const paths = () => office.api.received.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`);
const searches = () => paths().filter((path) => /get-list-merchant|"q":/.test(path));

describe('records in the palette', () => {
  it('are found by what the search of their area promises', async () => {
    const person = office.open('superadmin', profile);
    await look(person);
    for (const [typed, group, name] of [
      ['0812-3456-7001', 'Pelapak', 'Toko Melati Rina Puspita · 6281234567001'],
      ['b4321abc', 'Driver', 'Tono Wijaya B 4321 ABC · 6281398760001'],
      ['KRM2611160050001', 'Orderan', /^INV\/20261116\/0005 /],
      ['hartono', 'List Konsumen', 'Budi Hartono 6285733334444 · budi@surel.example'],
    ] as const) {
      await lookAgain(person, typed);
      const found = await option(name);
      expect(screen.getByRole('group', { name: group })).toContainElement(found);
    }
  });

  const anggrek = ['anggrek', 'Kios Anggrek', 'member-list/seller/pelapak-anggrek'] as const;
  it.each([
    [
      'superadmin',
      [
        ['d 77 ab', 'Wati Lestari', 'member-list/driver/driver-wati'],
        ['KRM2611170080001', 'INV/20261117/0008', 'orders/order-8'],
      ],
    ],
    ['pengamat', [anggrek]],
  ] as const)('open the same page for %s as their row in the list', async (account, records) => {
    const person = office.open(account, profile);
    for (const [typed, name, path] of records) {
      await look(person, typed);
      await option(new RegExp(`^${name} `));
      await person.click(await option(new RegExp(`^${name} `)));
      // The palette closes with the page that it is over, so that the next one waits for the record.
      await heading(name);
      expect(location.pathname).toBe(`/dashboard/${path}/show`);
    }
  });

  it('are searched only in the areas that the user can view', async () => {
    const person = office.open('adminpelapak', profile);
    await look(person, 'wulandari');
    expect(await screen.findByText('Tidak ada yang cocok dengan “wulandari”')).toBeVisible();
    expect(searches()).toEqual(['POST /users-services/api/v1/backoffice/get-list-merchant']);
  });

  it('are requested when the user stops typing, five of each area', async () => {
    const person = office.open('superadmin', profile);
    await look(person);
    await person.keyboard('melati');
    await option(/^Toko Melati/);
    await waitFor(() => expect(searches()).toHaveLength(4));
    const firstFive = '?filter={"q":"melati"}&range=[0,4]&sort=';
    expect(searches().filter((path) => path.includes(firstFive))).toEqual(
      ['member-list/driver', 'orders', 'consumer-list'].map((area): unknown =>
        expect.stringContaining(`GET /users-services/api/v1/backoffice/${area}?`),
      ),
    );
    const sort = { field: 'shop_name', order: 'ASC' };
    expect(office.api.receivedAt('POST get-list-merchant').map(({ body }) => body)).toEqual([
      { limit: 5, offset: 0, search: 'melati', filter: {}, sort },
    ]);
  });

  it('are not shown for an older text: its request is aborted, and its late response ignored', async () => {
    const aborted: string[] = [];
    const late = gate();
    const answered = vi.fn();
    office.api.server.use(
      http.post('*/get-list-merchant', async ({ request }) => {
        const { search } = (await request.clone().json()) as { search: string };
        if (search !== 'melati') return;
        request.signal.addEventListener('abort', () => aborted.push(search));
        await late.passed;
        answered();
      }),
    );
    const person = office.open('adminpelapak', profile);
    await look(person, 'melati');
    await waitFor(() => expect(office.api.receivedAt('POST get-list-merchant')).toHaveLength(1));
    await lookAgain(person, 'anggrek');
    await option(/^Kios Anggrek/);
    late.open();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(await optionsOf('Pelapak')).toEqual(['Kios Anggrek Slamet Riyadi · 6281234567002']);
    expect(aborted).toEqual(['melati']);
  });

  it('of a slow area are announced as pending, while the others can be chosen', async () => {
    office.api.server.use(http.get('*/backoffice/orders', () => delay('infinite')));
    const person = office.open('superadmin', profile);
    await look(person, 'sari');
    await option(/^Sari Wulandari/);
    expect(within(screen.getByRole('group', { name: 'Orderan' })).getByText('Mencari …')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'List Konsumen' })).queryByText('Mencari …')).toBeNull();
    await person.keyboard('{Enter}');
    await heading('Sari Wulandari');
  });

  it('that arrive later do not change the chosen option, even if they are above it', async () => {
    const answer = office.holdBack('GET */backoffice/orders');
    const person = office.open('superadmin', profile);
    await look(person, 'sari');
    const chosen = () => screen.getByRole('option', { selected: true });
    await option(/^Sari Wulandari/);
    expect(chosen()).toHaveTextContent('Sari Wulandari');
    answer();
    await option(/^INV\/20261120\/0001/);
    expect(chosen()).toHaveTextContent('Sari Wulandari');
    await person.keyboard('{Enter}');
    await heading('Sari Wulandari');
  });

  it('of an area that fails are replaced by a message, and requested again by Coba lagi', async () => {
    office.answer('GET */backoffice/consumer-list', {}, { status: 404, once: true });
    const person = office.open('superadmin', profile);
    await look(person, 'hartono');
    const failed = await option(/^List Konsumen gagal dicari\. .+ Coba lagi$/);
    expect(failed).toHaveTextContent(/\. Coba lagi$/);
    await person.click(failed);
    expect(await option(/^Budi Hartono/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('are found by a whole NIK, which is in the body of a request and never in an address', async () => {
    const person = office.open('superadmin', profile);
    await look(person);
    await person.paste('3276051708900003');
    await option(/^Agus Salim/);
    expect(paths().join()).not.toContain('3276051708900003');
  });
});
