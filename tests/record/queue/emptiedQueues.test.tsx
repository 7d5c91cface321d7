import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { filtered, found, startBackOffice, walkTo } from '../../support/backOffice';
import { colleague } from '../../support/colleague';
import { dialog, noDialog } from '../../support/parts';
import { signInBy } from '../../support/signInBy';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();

/** The queues in the order of the menu's counts, each with the words of its two decisions. */
const queues = [
  {
    resource: 'top-up',
    state: 'MENUNGGU_VERIFIKASI',
    over: 'KEDALUWARSA',
    decided: '1 permintaan disetujui; 1 permintaan ditolak',
    link: 'Lanjut ke Top-Up Saldo (2 Menunggu Verifikasi)',
  },
  {
    resource: 'orders',
    state: 'KOMPLAIN',
    over: 'SELESAI',
    decided: '1 dana dikembalikan; 1 komplain ditolak, dana diteruskan ke toko',
    link: 'Lanjut ke Orderan (2 Komplain)',
  },
  {
    resource: 'member-list/driver',
    state: 'MENUNGGU_VERIFIKASI',
    over: 'AKTIF',
    decided: '1 diverifikasi; 1 ditolak',
    link: 'Lanjut ke Driver (2 Menunggu Verifikasi)',
  },
  {
    resource: 'product-list',
    state: 'DITINJAU',
    over: 'TAYANG',
    decided: '1 produk disetujui; 1 produk ditolak',
    link: 'Lanjut ke List Produk (2 Menunggu Tinjauan)',
  },
] as const;
type Queue = (typeof queues)[number];

/** Leaves so many records of this resource waiting. */
const leave = ({ resource, state, over }: Queue, count: number): void => {
  const table = office.table(resource);
  const [first] = table.all();
  for (const record of table.all()) {
    if (record.status === state) table.put({ ...record, status: over });
  }
  for (let index = 1; index <= count; index++) {
    if (first) table.put({ ...first, id: `waits-${index}`, status: state, reason: null });
  }
};
const [topUps, orders, drivers, products] = queues;
const next = (queue: Queue): Queue => queues[(queues.indexOf(queue) + 1) % queues.length] ?? topUps;
const listOf = ({ resource, state }: Queue, others = {}): string =>
  filtered(`/dashboard/${resource}`, { status: state, ...others });
const filterOf = (search: string) => new URLSearchParams(search).get('filter');

/** Decides about the shown record by its key; a reason is typed where one is asked for. */
const decide = async (person: UserEvent, key: 's' | 't'): Promise<void> => {
  await waitFor(() =>
    expect(document.querySelector(`button[aria-keyshortcuts="${key.toUpperCase()}"]`)).not.toBeNull(),
  );
  await person.keyboard(key);
  if ((await dialog()).queryByRole('textbox')) {
    await person.paste('Sudah diperiksa');
    await person.keyboard('{Control>}{Enter}{/Control}');
  } else await person.keyboard('{Enter}');
  await noDialog();
};
const firstRow = async (): Promise<HTMLElement> => {
  const [, row] = await screen.findAllByRole('row');
  if (!row) throw new Error('No row');
  return within(row).findByRole('link');
};
/** Opens a queue, and the first of its records. */
const openFirst = async (path: string, text: string): Promise<UserEvent> => {
  const person = office.open('superadmin', path);
  await person.click(await firstRow());
  await place(text);
  return person;
};
const nothingWaits = async (): Promise<void> => {
  expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
  expect(screen.queryByText(/Keputusan Anda/)).toBeNull();
};
const place = (text: string) => screen.findByText(text, { selector: '[role="status"]' });

beforeEach(() => layDown(office.api.db));

describe('a queue that a person has emptied', () => {
  // The link goes on to the next queue, and from the last one to the first.
  it.each([orders, products])(
    'of $resource says what was decided, and leads to the next queue',
    async (queue) => {
      for (const one of queues) leave(one, 2);
      const person = await openFirst(listOf(queue), '1 dari 2');
      await decide(person, 's');
      await place('2 dari 2');
      expect(screen.queryByText(/Keputusan Anda kali ini/)).toBeNull();
      await decide(person, 't');
      const { resource, link } = next(queue);
      const sentence = `Keputusan Anda kali ini: ${queue.decided}.`;
      const report = await screen.findByText(new RegExp(sentence.replaceAll('.', '\\.')));
      expect(report).toHaveAttribute('role', 'status');
      expect(screen.getByRole('link', { name: link })).toBeVisible();

      await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
      expect(await screen.findByText('Antrean selesai')).toBeVisible();
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.queryByText(/Ubah kata pencarian|cocok dengan filter/)).toBeNull();
      await person.click(await screen.findByRole('link', { name: link }));
      await waitFor(() => expect(location.pathname).toBe(`/dashboard/${resource}`));
      expect(filterOf(location.search)).toBe(`{"status":"${next(queue).state}"}`);
      expect(await firstRow()).toBeVisible();
    },
  );

  it('passes over queues that are empty', async () => {
    leave(topUps, 1);
    for (const empty of [orders, drivers]) leave(empty, 0);
    leave(products, 2);
    const person = await openFirst(listOf(topUps), '1 dari 1');
    await decide(person, 's');
    await screen.findByRole('link', { name: 'Lanjut ke List Produk (2 Menunggu Tinjauan)' });
  });

  it('by a bulk action counts what was done, and what was decided before', async () => {
    for (const one of queues) leave(one, 3);
    const person = await openFirst(listOf(drivers), '1 dari 3');
    await decide(person, 't');
    await place('2 dari 3');
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await firstRow();
    await person.click(await screen.findByRole('checkbox', { name: /^Pilih semua/ }));
    await person.click(await screen.findByRole('button', { name: 'Verifikasi' }));
    await dialog();
    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('Keputusan Anda kali ini: 1 ditolak; 2 diverifikasi.')).toBeVisible();
    await screen.findByRole('link', { name: 'Lanjut ke List Produk (3 Menunggu Tinjauan)' });
  });

  it('counts no action on records that did not wait', async () => {
    leave(products, 0);
    const person = office.open('superadmin', '/dashboard/product-list?filter={"status":"TAYANG"}');
    await person.click(await firstRow());
    await person.click(await screen.findByRole('button', { name: 'Blokir' }));
    await dialog();
    await person.paste('Merek tiruan');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Alasan: Merek tiruan');
    walkTo(listOf(products));
    await nothingWaits();
  });

  it('under a further filter leads to everything that waits', async () => {
    for (const one of queues) leave(one, 2);
    const table = office.table(drivers.resource);
    for (const [index, vehicle_type] of ['MOBIL', 'MOTOR'].entries())
      table.put({ ...found(table.all(), ({ id }) => id === `waits-${index + 1}`), vehicle_type });
    const person = await openFirst(listOf(drivers, { vehicle_type: 'MOBIL' }), '1 dari 1');
    await decide(person, 's');
    await person.click(await screen.findByRole('link', { name: 'Kembali ke daftar' }));
    expect(await screen.findByText('Tidak ada lagi yang menunggu dengan filter ini')).toBeVisible();
    expect(screen.getByText('Keputusan Anda kali ini: 1 diverifikasi.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Lihat semua yang menunggu' }));
    expect(await firstRow()).toBeVisible();
    expect(filterOf(location.search)).toBe('{"status":"MENUNGGU_VERIFIKASI"}');
  });
});

describe('a queue that was empty from the start', () => {
  it('says so, and leads to the next queue', async () => {
    for (const one of queues) leave(one, one === drivers ? 0 : 2);
    office.open('pengamat', listOf(drivers));
    expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
    expect(screen.getByText('Yang baru masuk akan tampil di sini.')).toBeVisible();
    expect(await screen.findByRole('link', { name: products.link })).toBeVisible();
  });

  it('says that the others are empty too', async () => {
    for (const one of queues) leave(one, 0);
    office.open('superadmin', listOf(orders));
    expect(await screen.findByText('Antrean lain juga kosong.')).toBeVisible();
  });

  it('leads a person only to queues that they may see', async () => {
    for (const one of queues) leave(one, one.resource === 'top-up' ? 0 : 2);
    office.open('keuangan', listOf(topUps));
    expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Lanjut ke/ })).toBeNull();
    expect(screen.queryByText('Antrean lain juga kosong.')).toBeNull();
  });

  it('says so too if a colleague has emptied it, and names no decisions of theirs', async () => {
    leave(topUps, 1);
    const person = office.open('superadmin', listOf(topUps));
    await firstRow();
    await colleague(office.api).send('POST', 'top-up/waits-1/approve', {});
    await person.click(await screen.findByRole('button', { name: 'Refresh' }));
    await nothingWaits();
  });

  it('names no decisions of the person who was signed in before', async () => {
    leave(products, 1);
    const first = await openFirst(listOf(products), '1 dari 1');
    await decide(first, 's');
    await screen.findByText(/Keputusan Anda kali ini/);
    act(() => session.leave());
    await signInBy(first, 'pengamat');
    await screen.findByText('Apps');
    walkTo(listOf(products));
    await nothingWaits();
  });
});

it('a list without matches advises only about what is in force', async () => {
  const table = office.table(drivers.resource);
  for (const record of table.all()) table.put({ ...record, vehicle_type: 'MOTOR' });
  const path = '/dashboard/member-list/driver';
  office.open('superadmin', path);
  await screen.findAllByRole('row');
  const q = 'tidak ada';
  for (const [filter, hint] of [
    [{ vehicle_type: 'MOBIL' }, 'Hapus filter untuk melihat semua data.'],
    [{ q }, 'Ubah atau hapus kata pencarian untuk melihat semua data.'],
    [{ q, vehicle_type: 'MOBIL' }, 'Ubah kata pencarian atau hapus filter untuk melihat semua data.'],
  ] as const) {
    walkTo(filtered(path, filter));
    expect(await screen.findByText(hint)).toBeVisible();
  }
});
