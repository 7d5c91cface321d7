import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { colleague } from '../../support/colleague';
import {
  actionBar,
  begin,
  beginIn,
  openProducts,
  pageBox,
  productOf,
  report,
  rowBoxes,
  sentBy,
} from './productBulk';

const office = startBackOffice();
const reading = () => office.api.received.filter(({ path }) => path.endsWith('/product-list')).length;

describe('an action on a selection', () => {
  it('is offered when at least one selected record allows it', async () => {
    const { person } = await openProducts(office, 'TAYANG');
    await person.click(pageBox());
    const actions = await actionBar();
    expect(actions.getByRole('button', { name: 'Blokir' })).toBeVisible();
    for (const name of ['Setujui', 'Tolak', 'Buka Blokir'])
      expect(actions.queryByRole('button', { name })).toBeNull();
  });

  it('is sent for one record after the other, refreshes once, and unselects its records', async () => {
    const { person, ids, dialog } = await beginIn(office, 'DIBLOKIR', 'Buka Blokir');
    const before = reading();
    // As in a queue, Enter confirms.
    expect(dialog.getByRole('button', { name: 'Buka Blokir 10 produk' })).toHaveFocus();
    await person.keyboard('{Enter}');
    const shown = await report();
    expect(shown.getByText('10 berhasil')).toBeVisible();
    expect(sentBy(office)).toEqual(ids.map((id) => `${id}/unblock`));
    expect(ids.map((id) => productOf(office, id).status)).toEqual(ids.map(() => 'TAYANG'));
    expect(shown.queryByRole('button', { name: 'Coba lagi yang gagal' })).toBeNull();
    await person.click(shown.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByText(/produk dipilih$/)).toBeNull());
    // This page and the prefetched next page are read again, but not once per record.
    expect(reading() - before).toBeLessThanOrEqual(2);
  });

  it('reports each refused record, keeps it selected, and sends only these again', async () => {
    const { person, ids, runAll } = await beginIn(office, 'DIBLOKIR', 'Buka Blokir');
    const [first = '', second = ''] = ids;
    await colleague(office.api).send('POST', `product-list/${second}/unblock`, {});
    office.answer(`POST */product-list/${first}/unblock`, undefined, { status: 503, once: true });
    const shown = await runAll();
    expect(shown.getByText('8 berhasil · 2 gagal')).toBeVisible();
    const failed = within(shown.getByRole('region', { name: 'Belum berhasil' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(failed).toEqual([
      `${productOf(office, first).name}Server sedang sibuk. Tunggu sebentar, lalu coba lagi.`,
      expect.stringMatching(/Status sudah “Tayang” \(.+\)\. Data dimuat ulang\.$/),
    ]);

    const before = sentBy(office).length;
    await person.click(shown.getByRole('button', { name: 'Coba lagi yang gagal' }));
    expect(await shown.findByText('9 berhasil · 1 gagal')).toBeVisible();
    expect(sentBy(office).slice(before)).toEqual([`${first}/unblock`, `${second}/unblock`]);
    await person.click(shown.getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('1 produk dipilih')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Daftar produk' })).toHaveFocus();
  });

  it('can be stopped: the rest is not sent, and can be sent later', async () => {
    const { person, ids, confirm } = await beginIn(office, 'DIBLOKIR', 'Buka Blokir');
    const answer = office.holdBack(`POST */product-list/${ids[1]}/unblock`);
    await confirm();
    expect(await screen.findByText('1 dari 10')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Buka Blokir 10 produk' })).toBeVisible();
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Berhenti' }));
    answer();
    const shown = await report();
    expect(shown.getByText('2 berhasil · 8 belum dikirim')).toBeVisible();
    expect(sentBy(office)).toEqual([`${ids[0]}/unblock`, `${ids[1]}/unblock`]);
    await person.click(shown.getByRole('button', { name: 'Lanjutkan 8 sisanya' }));
    expect(await shown.findByText('10 berhasil')).toBeVisible();
  });

  it('makes the browser ask before the tab is closed and ignores Back, but only while it runs', async () => {
    const { person } = await openProducts(office, 'DIBLOKIR');
    // Adds a history entry that Back leaves before the page returns to it: the one before may be of another test.
    await person.click(screen.getByRole('button', { name: 'Harga' }));
    await waitFor(() => expect(location.search).toContain('sort=price'));
    await rowBoxes();
    const answer = office.holdBack('POST */product-list/:id/unblock');
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const dialog = await begin(person, 'Buka Blokir');
    expect(isAsked()).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Buka Blokir 10 produk' }));
    await screen.findByText('0 dari 10');
    await waitFor(() => expect(isAsked()).toBe(true));
    const whenMoved = vi.fn();
    addEventListener('popstate', whenMoved);
    history.back();
    await waitFor(() => expect(whenMoved).toHaveBeenCalledTimes(2));
    removeEventListener('popstate', whenMoved);
    expect(location.search).toContain('sort=price');
    expect(screen.getByText('0 dari 10')).toBeVisible();
    answer();
    await report();
    // The listener is removed a moment after the run.
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  it('stops when the browser is offline', async () => {
    const { runAll } = await beginIn(office, 'DIBLOKIR', 'Buka Blokir');
    office.api.server.use(http.post('*/product-list/:id/unblock', () => HttpResponse.error()));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shown = await runAll();
    expect(shown.getByText('Belum ada yang berhasil · 1 gagal · 9 belum dikirim')).toBeVisible();
    expect(sentBy(office)).toHaveLength(1);
  });

  it('reports an unreadable response as uncertain, and does not send a record again that is already done', async () => {
    const { person, ids, runAll } = await beginIn(office, 'DIBLOKIR', 'Buka Blokir');
    const [first = ''] = ids;
    office.api.server.use(
      http.post(
        `*/product-list/${first}/unblock`,
        async () => {
          await colleague(office.api).send('POST', `product-list/${first}/unblock`, {});
          return new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } });
        },
        { once: true },
      ),
    );
    const shown = await runAll();
    expect(shown.getByText('9 berhasil · 1 belum pasti')).toBeVisible();
    expect(shown.getByText('Hasilnya belum pasti. Periksa status data sebelum mencoba lagi.')).toBeVisible();
    const before = sentBy(office).length;
    await person.click(shown.getByRole('button', { name: 'Coba lagi yang gagal' }));
    expect(await shown.findByText('10 berhasil')).toBeVisible();
    expect(sentBy(office)).toHaveLength(before);
  });
});
