import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import { showPath, topUpsOf } from '../../areas/top-up/topUps';
import { filtered, found, startBackOffice, walkTo } from '../../support/backOffice';
import { confirm } from '../../support/parts';
import { at as placeOf } from './openQueue';

const office = startBackOffice();
const list = '/dashboard/top-up';

/** The requests in the default order of the list. */
const inOrder = () =>
  topUpsOf(office.api).toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
const at = (place: number) => placeOf(inOrder(), place);
const isAt = (place: number) => screen.findByText(`${place} dari ${inOrder().length}`);
const open = async (place: number): Promise<UserEvent> => {
  const person = office.open('keuangan', showPath(at(place).id));
  await isAt(place);
  return person;
};
const shows = (place: number) => screen.findByRole('heading', { level: 1, name: at(place).request_code });
const step = (name: 'Data sebelumnya' | 'Data berikutnya') => screen.getByRole('button', { name });
const canStep = (name: 'Data sebelumnya' | 'Data berikutnya') =>
  waitFor(() => expect(step(name)).toHaveAttribute('aria-disabled', 'false'));

describe('the pager of a record', () => {
  it('is shown for a record of the first page that was opened by its address', async () => {
    const person = await open(2);
    await person.keyboard('{ArrowRight}');
    await shows(3);
    await isAt(3);
  });

  it('crosses the border of a page, and the list then shows the page of the new record', async () => {
    const person = await open(21);
    await canStep('Data sebelumnya');
    await person.keyboard('{ArrowLeft}');
    await shows(20);
    await isAt(20);
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    expect(await screen.findByText(/^Menampilkan 11–20 dari /)).toBeVisible();
    expect(screen.getByText(at(20).request_code)).toBeVisible();
  });

  it('is not shown for a record that the filter of the list excludes', async () => {
    const outside = found(inOrder(), ({ status }) => status === 'DISETUJUI');
    const person = office.open('keuangan', filtered(list, { status: 'DITOLAK' }));
    await screen.findByText(/^Menampilkan 1–/);
    const asked = office.api.receivedAt('GET backoffice/top-up').length;
    walkTo(showPath(outside.id));
    await screen.findByRole('heading', { level: 1, name: outside.request_code });
    await waitFor(() => expect(office.api.receivedAt('GET backoffice/top-up').length).toBeGreaterThan(asked));
    expect(screen.queryByRole('button', { name: 'Data berikutnya' })).toBeNull();
    await person.keyboard('{ArrowRight}');
    expect(location.pathname).toBe(showPath(outside.id));
  });

  it('skips records whose id cannot be in an address, also at the border of a page', async () => {
    const table = office.table<TopUpRecord>('top-up');
    for (const [index, id] of ['.', '..'].entries()) {
      const request = at(10 + index);
      table.remove(request.id);
      table.put({ ...request, id });
    }
    const person = await open(9);
    await canStep('Data berikutnya');
    await person.keyboard('{ArrowRight}');
    await shows(12);
    await canStep('Data sebelumnya');
    await person.keyboard('{ArrowLeft}');
    await shows(9);
    expect(location.pathname).toBe(showPath(at(9).id));
  });

  it('does not move beyond the first record, and leaves the key to the browser, which scrolls the page', async () => {
    await open(1);
    expect(step('Data sebelumnya')).toHaveAttribute('aria-disabled', 'true');
    await canStep('Data berikutnya');
    const isTaken = (key: string) => !fireEvent.keyDown(document.body, { key });
    expect(isTaken('ArrowLeft')).toBe(false);
    expect(location.pathname).toBe(showPath(at(1).id));
    expect(isTaken('ArrowRight')).toBe(true);
  });
});

it('the pager says how many records are left when an action removes a record from its filtered list', async () => {
  const drivers = office.table('member-list/driver').all();
  const active = drivers.filter(({ status }) => status === 'AKTIF');
  const path = filtered('/dashboard/member-list/driver', { status: 'AKTIF' });
  const person = office.open('superadmin', path);
  const table = within(await screen.findByRole('table'));
  await person.click(table.getAllByRole('link')[0] as HTMLElement);
  await screen.findByText(`1 dari ${active.length}`);
  await person.click(await screen.findByRole('button', { name: 'Tangguhkan' }));
  await person.click(await screen.findByRole('textbox', { name: /Alasan/ }));
  await person.paste('Dokumen palsu');
  await confirm(person, 'Tangguhkan');
  await screen.findByText(`Tidak lagi sesuai filter, tersisa ${active.length - 1} data`);
  expect(await screen.findByRole('button', { name: 'Aktifkan' })).not.toHaveAttribute('aria-keyshortcuts');
  expect(screen.queryByRole('link', { name: /^Lihat / })).toBeNull();
});

describe('the keys of the pager', () => {
  it('are shown on the page, announced to assistive technology, and go on while the arrow is held', async () => {
    await open(2);
    expect(screen.getByText(/Pintasan/)).toBeVisible();
    expect(step('Data berikutnya')).toHaveAttribute('aria-keyshortcuts', 'ArrowRight');
    expect(step('Data sebelumnya')).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft');
    for (const place of [3, 4, 5]) {
      await canStep('Data berikutnya');
      fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: place > 3 });
      await shows(place);
    }
  });

  it('do nothing while somebody types, under a popover, or with another key held down', async () => {
    const person = office.open('superadmin', '/dashboard/orders');
    const table = within(await screen.findByRole('table'));
    await person.click(table.getAllByRole('link')[0] as HTMLElement);
    await canStep('Data berikutnya');
    const { pathname } = location;
    const stays = () => expect(location.pathname).toBe(pathname);
    await person.keyboard('{Alt>}{ArrowRight}{/Alt}');
    stays();
    await person.type(await screen.findByRole('textbox', { name: 'Tulis Catatan' }), 'Buram{ArrowRight}');
    stays();
    await person.click(screen.getByRole('button', { name: 'Pemberitahuan' }));
    await screen.findByRole('dialog', { name: 'Pemberitahuan' });
    await person.keyboard('{ArrowRight}');
    stays();
  });
});
