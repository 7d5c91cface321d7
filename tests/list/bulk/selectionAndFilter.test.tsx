import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { gate } from '../../support/gate';
import { openProducts, pageBox, productsIn, rowBoxes } from './productBulk';

const office = startBackOffice();
const tab = (name: RegExp) => screen.getByRole('button', { name });

/** Holds back the responses with a list of products from now on. Returns a function that sends them. */
const holdBack = () => {
  const { passed, open } = gate();
  office.api.server.use(
    http.get('*/product-list', async ({ request }) => {
      await passed;
      return office.api.answer(request.clone());
    }),
  );
  return open;
};
/** Selects the first page of the blocked products. */
const selectPage = async () => {
  const { person } = await openProducts(office, 'DIBLOKIR');
  await person.click(pageBox());
  await screen.findByText('10 produk dipilih');
  return person;
};
const nothingSelected = () => expect(screen.queryByText(/produk dipilih$/)).toBeNull();

describe('a selection', () => {
  it('is cleared by another filter, which may not show the selected records', async () => {
    const person = await selectPage();
    await person.click(tab(/^Tayang/));
    await waitFor(nothingSelected);
    expect(pageBox()).not.toBeChecked();
  });

  it('is cleared if the list is opened again with another filter', async () => {
    await selectPage();
    walkTo('/dashboard/orders');
    await screen.findByRole('heading', { level: 1, name: 'Orderan' });
    walkTo(productsIn('TAYANG'));
    await rowBoxes();
    await waitFor(nothingSelected);
  });

  it('does not take the rows of the previous filter while those of the new one are loading', async () => {
    const { person } = await openProducts(office, 'DIBLOKIR');
    const send = holdBack();
    await person.click(tab(/^Tayang/));
    await person.click(pageBox());
    expect(pageBox()).not.toBeChecked();
    send();
    await waitFor(() => expect(screen.getByRole('table').parentElement).not.toHaveClass('is-stale'));
    nothingSelected();
    await person.click(pageBox());
    expect(await screen.findByText('10 produk dipilih')).toBeVisible();
  });

  it('that was cleared does not come back with a late response for all results', async () => {
    const person = await selectPage();
    const all = await screen.findByRole('button', { name: 'Pilih semua 12 hasil' });
    const send = holdBack();
    await person.click(all);
    await person.click(screen.getByRole('button', { name: 'Batalkan pilihan' }));
    send();
    await waitFor(() => expect(office.api.receivedAt('GET product-list').length).toBeGreaterThan(1));
    await person.click(tab(/^Tayang/));
    await rowBoxes();
    nothingSelected();
  });
});
