import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { catchFiles } from '../../areas/savedFiles';
import { startBackOffice } from '../../support/backOffice';
import {
  actionBar,
  beginIn,
  keysOf,
  openProducts,
  pageBox,
  productOf,
  report,
  rowBoxes,
  sentBy,
  shownIds,
} from './productBulk';

const office = startBackOffice();
const files = catchFiles();
const unblock = () => beginIn(office, 'DIBLOKIR', 'Buka Blokir');
const nothingSelected = () => waitFor(() => expect(screen.queryByText(/produk dipilih$/)).toBeNull());

describe('the report of an action on a selection', () => {
  it('is saved as CSV: every record with its result and the reason', async () => {
    const { person, ids, runAll } = await unblock();
    const [first, second] = ids.map((id) => productOf(office, id));
    office.answer(`POST */product-list/${second?.id}/unblock`, undefined, 503);
    const shown = await runAll();
    await person.click(shown.getByRole('button', { name: 'Unduh laporan (CSV)' }));
    expect(files.name()).toMatch(/^product-list-unblock-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...rows] = await files.cells();
    expect(head).toEqual(['Nama', 'ID', 'Tindakan', 'Hasil', 'Keterangan']);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual([first?.name, first?.id, 'Buka Blokir', 'Berhasil', '']);
    const why = 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.';
    expect(rows[1]).toEqual([second?.name, second?.id, 'Buka Blokir', 'Gagal', why]);
  });

  it('appears even if the user loses the right to the action meanwhile', async () => {
    const { person, ids, runAll } = await unblock();
    office.api.server.use(
      http.post('*/product-list/:id/unblock', ({ params }) => {
        if (params.id !== ids[0]) office.give('superadmin', 'VIEW_LIST_PRODUK');
      }),
    );
    const shown = await runAll();
    // The first 403 ends the run: the others would be refused too.
    expect(shown.getByText('1 berhasil · 1 gagal · 8 belum dikirim')).toBeVisible();
    expect(sentBy(office)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dashboard', hidden: true })).toBeNull());
    await person.click(shown.getByRole('button', { name: 'Tutup' }));
    await nothingSelected();
    expect(screen.queryByRole('checkbox', { name: /^Pilih / })).toBeNull();
  });

  it('appears without a request for the records of the selection', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/seller');
    await rowBoxes();
    await person.click(pageBox());
    await person.click(await screen.findByRole('button', { name: 'Pilih semua 25 hasil' }));
    await screen.findByText('25 pelapak dipilih');
    await person.click((await actionBar()).getByRole('button', { name: 'Aktifkan' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: /^Aktifkan \d+ pelapak$/ }));
    await report();
    // Waits until the list behind the report was read again.
    await waitFor(() => expect(office.api.receivedAt('POST get-list-merchant').length).toBeGreaterThan(2));
    expect(office.api.received.filter(({ path }) => path.includes('merchant-detail'))).toEqual([]);
  });

  it('names a record that does not exist any more, and unselects it when it is closed', async () => {
    const { person, ids, runAll } = await unblock();
    office.answer(`POST */product-list/${ids[0]}/unblock`, {}, 404);
    const shown = await runAll();
    expect(shown.getByText('9 berhasil · 1 gagal')).toBeVisible();
    expect(shown.getByText(productOf(office, ids[0]).name)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Coba lagi yang gagal' })).toBeNull();
    await person.click(shown.getByRole('button', { name: 'Tutup' }));
    await nothingSelected();
  });

  it('appears at once if the server asks to wait: the rest is not sent, and can be sent later', async () => {
    const { person, ids, runAll } = await unblock();
    const [first, second] = ids;
    const busy = { status: 429, headers: { 'Retry-After': '30' }, once: true };
    office.answer(`POST */product-list/${second}/unblock`, {}, busy);
    const shown = await runAll();
    expect(shown.getByText('1 berhasil · 1 gagal · 8 belum dikirim')).toBeVisible();
    expect(shown.getByText('Server sedang sibuk. Tunggu sebentar, lalu coba lagi.')).toBeVisible();
    expect(sentBy(office)).toEqual([`${first}/unblock`, `${second}/unblock`]);
    const resume = shown.getByRole('button', { name: 'Lanjutkan 9 sisanya' });
    const pause = /^Server meminta jeda\. Anda dapat mencoba lagi dalam (29|30) detik\.$/;
    expect(shown.getByText(pause)).toBeVisible();
    await person.click(resume);
    expect(sentBy(office)).toHaveLength(2);

    const later = Date.now() + 30_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await waitFor(() => expect(resume).toHaveAttribute('aria-disabled', 'false'));
    expect(shown.queryByText(/^Server meminta jeda/)).toBeNull();
    await person.click(resume);
    expect(await shown.findByText('10 berhasil')).toBeVisible();
    // The record that was sent again has the key of its first try, and no other record has it.
    const keys = keysOf(office);
    expect(keys).toHaveLength(11);
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(10);
  });

  it('is that of its own run: the same action on the same record later is sent with another key', async () => {
    const { person, ids } = await openProducts(office, 'DIBLOKIR');
    const blocked = productOf(office, ids[0]);
    for (const run of [1, 2]) {
      office.table('product-list').put({ ...blocked });
      await person.click(screen.getByRole('button', { name: 'Refresh' }));
      await waitFor(() => expect(shownIds()[0]).toBe(blocked.id));
      await person.click((await rowBoxes())[0] as HTMLElement);
      await person.click(await (await actionBar()).findByRole('button', { name: 'Buka Blokir' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await person.click(dialog.getByRole('button', { name: 'Buka Blokir 1 produk' }));
      const shown = await report();
      expect(shown.getByText('1 berhasil')).toBeVisible();
      await person.click(shown.getByRole('button', { name: 'Tutup' }));
      await nothingSelected();
      expect(new Set(keysOf(office)).size).toBe(run);
    }
  });

  it('comes after a short pause that the server asks for, which the dialog counts down', async () => {
    const { ids, confirm } = await unblock();
    const busy = { status: 503, headers: { 'Retry-After': '1' }, once: true };
    office.answer(`POST */product-list/${ids[1]}/unblock`, {}, busy);
    await confirm();
    expect(await screen.findByText('Server sibuk. Dilanjutkan dalam 1 detik.')).toBeVisible();
    expect(sentBy(office)).toHaveLength(2);
    const shown = await report();
    expect(shown.getByText('10 berhasil')).toBeVisible();
    expect(sentBy(office).slice(0, 3)).toEqual([0, 1, 1].map((place) => `${ids[place]}/unblock`));
  });

  it('needs all records: the action is offered only after those of another page could be read', async () => {
    let failing = true;
    office.api.server.use(
      http.get('*/backoffice/product-list', ({ request }) =>
        failing && new URL(request.url).searchParams.get('filter')?.includes('"id":')
          ? new HttpResponse(null, { status: 400 })
          : undefined,
      ),
    );
    const { person, boxes } = await openProducts(office, 'DIBLOKIR');
    await person.click(boxes[0] as HTMLElement);
    await person.click(screen.getByRole('button', { name: 'Halaman 2' }));
    await screen.findByText('Menampilkan 11–12 dari 12 data');
    await waitFor(async () => expect(await rowBoxes()).toHaveLength(2));
    // The action makes the data outdated that was read before it.
    await person.click(screen.getAllByRole('button', { name: 'Buka Blokir' }).at(-1) as HTMLElement);
    const single = await screen.findByRole('alertdialog');
    await person.click(within(single).getByRole('button', { name: 'Buka Blokir' }));
    await screen.findByText('Menampilkan 11–11 dari 11 data');

    const bar = await actionBar();
    expect(await bar.findByRole('alert')).toHaveTextContent('Sebagian data terpilih gagal dimuat.');
    expect(bar.queryByRole('button', { name: 'Buka Blokir' })).toBeNull();
    failing = false;
    await person.click(bar.getByRole('button', { name: 'Coba lagi' }));
    await person.click(await bar.findByRole('button', { name: 'Buka Blokir' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Buka Blokir 1 produk?');
  });
});
