import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { pageBox, productsIn, rowBoxes } from './productBulk';

const office = startBackOffice();
const tab = (name: RegExp) => screen.getByRole('button', { name });

/** Holds back the responses with a list of products from now on. Returns a function that sends them. */
const holdBack = () => {
  let send = (): void => undefined;
  const gate = new Promise<void>((resolve) => (send = resolve));
  office.api.server.use(
    http.get('*/product-list', async ({ request }) => {
      await gate;
      return office.api.answer(request.clone());
    }),
  );
  return () => send();
};

describe('a selection', () => {
  it('is cleared by another filter, which may not show the selected records', async () => {
    const person = office.open('superadmin', productsIn('DIBLOKIR'));
    await rowBoxes();
    await person.click(pageBox());
    await screen.findByText('10 produk dipilih');
    await person.click(tab(/^Tayang/));
    await waitFor(() => expect(screen.queryByText(/produk dipilih$/)).toBeNull());
    expect(pageBox()).not.toBeChecked();
  });

  it('is cleared if the list is opened again with another filter', async () => {
    const person = office.open('superadmin', productsIn('DIBLOKIR'));
    await rowBoxes();
    await person.click(pageBox());
    await screen.findByText('10 produk dipilih');
    walkTo('/dashboard/orders');
    await screen.findByRole('heading', { level: 1, name: 'Orderan' });
    walkTo(productsIn('TAYANG'));
    await rowBoxes();
    await waitFor(() => expect(screen.queryByText(/produk dipilih$/)).toBeNull());
  });

  it('does not take the rows of the previous filter while those of the new one are loading', async () => {
    const person = office.open('superadmin', productsIn('DIBLOKIR'));
    await rowBoxes();
    const send = holdBack();
    await person.click(tab(/^Tayang/));
    await person.click(pageBox());
    expect(pageBox()).not.toBeChecked();
    send();
    await waitFor(() => expect(screen.getByRole('table').parentElement).not.toHaveClass('is-stale'));
    expect(screen.queryByText(/produk dipilih$/)).toBeNull();
    await person.click(pageBox());
    expect(await screen.findByText('10 produk dipilih')).toBeVisible();
  });

  it('that was cleared does not come back with a late response for all results', async () => {
    const person = office.open('superadmin', productsIn('DIBLOKIR'));
    await rowBoxes();
    await person.click(pageBox());
    const all = await screen.findByRole('button', { name: 'Pilih semua 12 hasil' });
    const send = holdBack();
    await person.click(all);
    await person.click(screen.getByRole('button', { name: 'Batalkan pilihan' }));
    send();
    await waitFor(() => expect(office.api.receivedAt('GET product-list').length).toBeGreaterThan(1));
    await person.click(tab(/^Tayang/));
    await rowBoxes();
    expect(screen.queryByText(/produk dipilih$/)).toBeNull();
  });
});
