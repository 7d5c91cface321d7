import { screen } from '@testing-library/react';
import { set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import { fetchApp } from '../../src/SignInGate';
import { filtered, startBackOffice } from '../support/backOffice';

const office = startBackOffice();

/** Opens a list as a person who is already signed in, and returns the search of each of its requests once the rows are there. */
const openedList = async (address: string, endpoint: string, preferences: object = {}) => {
  session.save(office.api.signIn('superadmin'), false);
  await set(`preferences/${session.get()?.payload.user_data.user_id}`, preferences);
  const requests: URLSearchParams[] = [];
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith(endpoint)) requests.push(searchParams);
    return send(input, init);
  });
  await fetchApp(address);
  office.open(null, address);
  await screen.findByText(/^Menampilkan 1–/);
  spy.mockRestore();
  return requests;
};

describe('the rows of a list that a person opens by its address', () => {
  it.each([
    ['/dashboard/member-list/seller', '/get-list-merchant'],
    ['/dashboard/member-list/driver', '/member-list/driver'],
    ['/dashboard/member-list/user-admin', '/member-list/user-admin'],
    ['/dashboard/access-management', '/access-management'],
    ['/dashboard/consumer-list', '/consumer-list'],
    ['/dashboard/orders', '/orders'],
    ['/dashboard/product-list', '/product-list'],
    ['/dashboard/top-up', '/top-up'],
    ['/dashboard/master-data/banner-information', '/master-data/banner-information'],
  ])('%s: are requested once', async (address, endpoint) => {
    expect(await openedList(address, endpoint)).toHaveLength(1);
  });

  it('are requested in the page size that the person chose', async () => {
    const requests = await openedList('/dashboard/orders', '/orders', { 'orders.perPage': 25 });
    expect(requests.map((search) => search.get('range'))).toEqual(['[0,24]']);
  });

  it('are requested once, with the filter, where the address has one', async () => {
    const requests = await openedList(filtered('/dashboard/orders', { status: 'SELESAI' }), '/orders');
    expect(requests.map((search) => search.get('filter'))).toEqual(['{"status":"SELESAI"}']);
  });
});
