import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, type HttpResponseResolver } from 'msw';
import { expect, it } from 'vitest';
import { backoffice } from '../../../src/dataProvider/wire';
import { answer, startApiServer } from '../../dataProvider/apiServer';
import { renderShops, shopPage } from '../shops';

startApiServer();

const list = shopPage({ states: ['Kota Bogor', 'Kota Malang', 'Kota Tegal'] });
const counts = (response: HttpResponseResolver) => answer(response, `${backoffice}/shops/counts`);

it('the tabs filter by one state, keep it in the address, and show the counts of the server', async () => {
  const user = userEvent.setup();
  const arrived = counts(() => HttpResponse.json({ 'Kota Bogor': 1100, 'Kota Malang': 100 }));
  const { asked, address } = renderShops(list);
  const bogor = await screen.findByRole('button', { name: 'Kota Bogor 1.100 data' });
  expect(screen.getByRole('button', { name: 'Semua 1.200 data' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Kota Tegal 0 data' })).toBeVisible();
  await user.click(bogor);
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ status: 'Kota Bogor' }));
  await waitFor(() => expect(bogor).toHaveAttribute('aria-pressed', 'true'));
  expect(address.current).toContain('{"status":"Kota Bogor"}');
  await user.click(screen.getByRole('button', { name: /^Semua/ }));
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}));
  // The filter of the request has no state, so one response serves every tab.
  expect(arrived.map(({ url }) => new URL(url).searchParams.get('filter'))).toEqual(['{}']);
});

it('the tabs work without counts, and follow the address', async () => {
  counts(() => HttpResponse.json({}, { status: 500 }));
  const { asked } = renderShops(list, { at: '/shops?filter={"status":"Kota Malang"}' });
  expect(await screen.findByRole('button', { name: 'Kota Malang' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked[0]?.filter).toEqual({ status: 'Kota Malang' });
});

it('the tabs are shown without counts as soon as a request for these fails, while the next one is under way', async () => {
  let isFirst = true;
  counts(async () => {
    if (!isFirst) await delay('infinite');
    isFirst = false;
    return HttpResponse.error();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
  renderShops(<QueryClientProvider client={client}>{list}</QueryClientProvider>);
  const tab = await screen.findByRole('button', { name: 'Kota Bogor' });
  await waitFor(() => expect(tab.closest('.tab-line')).not.toHaveClass('is-waiting'));
});

it('the tabs ignore an unknown state in the address: Semua is pressed, and all rows are shown', async () => {
  counts(() => HttpResponse.json({ 'Kota Bogor': 1, 'Kota Malang': 1 }));
  const { asked, address } = renderShops(list, { at: '/shops?filter={"status":"Kota Lama"}' });
  expect(await screen.findByRole('button', { name: /^Semua/ })).toHaveAttribute('aria-pressed', 'true');
  expect(asked.at(-1)?.filter).toEqual({});
  expect(address.current).not.toContain('Kota Lama');
});
