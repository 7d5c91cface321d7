import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { colleague } from '../../support/colleague';
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
const queueOf = (resource: string): Queue => {
  const queue = queues.find((one) => one.resource === resource);
  if (!queue) throw new Error(`No queue of ${resource}`);
  return queue;
};
const listOf = ({ resource, state }: Queue, others = {}): string =>
  filtered(`/dashboard/${resource}`, { status: state, ...others });
const searchOf = (queue: Queue): string => new URL(listOf(queue), location.origin).search;

/** Decides about the shown record by its key; a reason is typed where one is asked for. */
const decide = async (person: UserEvent, key: 's' | 't'): Promise<void> => {
  await waitFor(() =>
    expect(document.querySelector(`button[aria-keyshortcuts="${key.toUpperCase()}"]`)).not.toBeNull(),
  );
  await person.keyboard(key);
  const dialog = within(await screen.findByRole('alertdialog'));
  if (dialog.queryByRole('textbox')) await person.keyboard('Sudah diperiksa{Control>}{Enter}{/Control}');
  else await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const firstRow = async (): Promise<HTMLElement> => {
  const [, row] = await screen.findAllByRole('row');
  if (!row) throw new Error('No row');
  return within(row).findByRole('link');
};
const place = (text: string) => screen.findByText(text, { selector: '[role="status"]' });

beforeEach(() => layDown(office.api.db));

describe('a queue that a person has emptied', () => {
  it.each(queues)('of $resource says what was decided, and leads to the next queue', async (queue) => {
    for (const one of queues) leave(one, 2);
    const person = office.open('superadmin', listOf(queue));
    await person.click(await firstRow());
    await place('1 dari 2');
    await decide(person, 's');
    await place('2 dari 2');
    expect(screen.queryByText(/Keputusan Anda kali ini/)).toBeNull();
    await decide(person, 't');
    const next = queues[(queues.indexOf(queue) + 1) % queues.length];
    const sentence = `Keputusan Anda kali ini: ${queue.decided}.`;
    const report = await screen.findByText(new RegExp(sentence.replaceAll('.', '\\.')));
    expect(report).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: next?.link ?? '' })).toBeVisible();

    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    expect(await screen.findByText('Antrean selesai')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/Ubah kata pencarian|cocok dengan filter/)).toBeNull();
    await person.click(await screen.findByRole('link', { name: next?.link ?? '' }));
    await waitFor(() => expect(location.pathname).toBe(`/dashboard/${next?.resource}`));
    expect(new URLSearchParams(location.search).get('filter')).toBe(
      new URLSearchParams(next && searchOf(next)).get('filter'),
    );
    expect(await firstRow()).toBeVisible();
  });

  it('passes over queues that are empty', async () => {
    leave(queueOf('top-up'), 1);
    leave(queueOf('orders'), 0);
    leave(queueOf('member-list/driver'), 0);
    leave(queueOf('product-list'), 2);
    const person = office.open('superadmin', listOf(queueOf('top-up')));
    await person.click(await firstRow());
    await place('1 dari 1');
    await decide(person, 's');
    expect(
      await screen.findByRole('link', { name: 'Lanjut ke List Produk (2 Menunggu Tinjauan)' }),
    ).toBeVisible();
  });

  it('by a bulk action counts what was done, and what was decided before', async () => {
    const queue = queueOf('member-list/driver');
    for (const one of queues) leave(one, 3);
    const person = office.open('superadmin', listOf(queue));
    await person.click(await firstRow());
    await place('1 dari 3');
    await decide(person, 't');
    await place('2 dari 3');
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await firstRow();
    await person.click(await screen.findByRole('checkbox', { name: /^Pilih semua/ }));
    await person.click(await screen.findByRole('button', { name: 'Verifikasi' }));
    await screen.findByRole('alertdialog');
    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('Keputusan Anda kali ini: 1 ditolak; 2 diverifikasi.')).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Lanjut ke List Produk (3 Menunggu Tinjauan)' }),
    ).toBeVisible();
  });

  it('counts no action on records that did not wait', async () => {
    const queue = queueOf('product-list');
    leave(queue, 0);
    const person = office.open('superadmin', '/dashboard/product-list?filter={"status":"TAYANG"}');
    await person.click(await firstRow());
    await person.click(await screen.findByRole('button', { name: 'Blokir' }));
    await screen.findByRole('alertdialog');
    await person.keyboard('Merek tiruan{Control>}{Enter}{/Control}');
    await screen.findByText('Alasan: Merek tiruan');
    walkTo(listOf(queue));
    expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
    expect(screen.queryByText(/Keputusan Anda/)).toBeNull();
  });

  it('under a further filter leads to everything that waits', async () => {
    const queue = queueOf('member-list/driver');
    for (const one of queues) leave(one, 2);
    const table = office.table(queue.resource);
    const car = table.get('waits-1');
    if (car) table.put({ ...car, vehicle_type: 'MOBIL' });
    const bike = table.get('waits-2');
    if (bike) table.put({ ...bike, vehicle_type: 'MOTOR' });
    const person = office.open('superadmin', listOf(queue, { vehicle_type: 'MOBIL' }));
    await person.click(await firstRow());
    await place('1 dari 1');
    await decide(person, 's');
    await person.click(await screen.findByRole('link', { name: 'Kembali ke daftar' }));
    expect(await screen.findByText('Tidak ada lagi yang menunggu dengan filter ini')).toBeVisible();
    expect(screen.getByText('Keputusan Anda kali ini: 1 diverifikasi.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Lihat semua yang menunggu' }));
    expect(await firstRow()).toBeVisible();
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"status":"MENUNGGU_VERIFIKASI"}');
  });
});

describe('a queue that was empty from the start', () => {
  it.each(queues)('of $resource says so, and leads to the next queue', async (queue) => {
    for (const one of queues) leave(one, one === queue ? 0 : 2);
    office.open('pengamat', listOf(queue));
    expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
    expect(screen.getByText('Yang baru masuk akan tampil di sini.')).toBeVisible();
    const next = queues[(queues.indexOf(queue) + 1) % queues.length];
    expect(await screen.findByRole('link', { name: next?.link ?? '' })).toBeVisible();
  });

  it('says that the others are empty too', async () => {
    for (const one of queues) leave(one, 0);
    office.open('superadmin', listOf(queueOf('orders')));
    expect(await screen.findByText('Antrean lain juga kosong.')).toBeVisible();
  });

  it('leads a person only to queues that they may see', async () => {
    for (const one of queues) leave(one, one.resource === 'top-up' ? 0 : 2);
    office.open('keuangan', listOf(queueOf('top-up')));
    expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Lanjut ke/ })).toBeNull();
    expect(screen.queryByText('Antrean lain juga kosong.')).toBeNull();
  });

  it('says so too if a colleague has emptied it, and names no decisions of theirs', async () => {
    const queue = queueOf('top-up');
    leave(queue, 1);
    const person = office.open('superadmin', listOf(queue));
    await firstRow();
    await colleague(office.api).send('POST', 'top-up/waits-1/approve', {});
    await person.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
    expect(screen.queryByText(/Keputusan Anda/)).toBeNull();
  });

  it('names no decisions of the person who was signed in before', async () => {
    const queue = queueOf('product-list');
    leave(queue, 1);
    const first = office.open('superadmin', listOf(queue));
    await first.click(await firstRow());
    await place('1 dari 1');
    await decide(first, 's');
    await screen.findByText(/Keputusan Anda kali ini/);
    act(() => session.leave());
    await first.type(await screen.findByLabelText('Username'), 'pengamat');
    await first.type(screen.getByLabelText('Password'), 'rahasia123');
    await first.click(screen.getByRole('button', { name: 'Masuk' }));
    await screen.findByText('Apps');
    walkTo(listOf(queue));
    expect(await screen.findByText('Tidak ada yang menunggu keputusan')).toBeVisible();
    expect(screen.queryByText(/Keputusan Anda/)).toBeNull();
  });
});

describe('a list without matches', () => {
  it.each([
    [{ vehicle_type: 'MOBIL' }, 'Hapus filter untuk melihat semua data.'],
    [{ q: 'tidak ada' }, 'Ubah atau hapus kata pencarian untuk melihat semua data.'],
    [
      { q: 'tidak ada', vehicle_type: 'MOBIL' },
      'Ubah kata pencarian atau hapus filter untuk melihat semua data.',
    ],
  ])('under %o advises only about what is in force', async (filter, hint) => {
    const table = office.table('member-list/driver');
    for (const record of table.all()) table.put({ ...record, vehicle_type: 'MOTOR' });
    office.open('superadmin', filtered('/dashboard/member-list/driver', filter));
    expect(await screen.findByText(hint)).toBeVisible();
  });
});
