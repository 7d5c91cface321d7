import { get, set } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore, fetchPreferences } from '../../src/layout/preferences';

afterEach(() => void vi.useRealTimers());

const open = (userId: string) => {
  const store = createStore(userId);
  store.setup();
  return store;
};

// tests/e2e/layout.test.ts checks what IndexedDB keeps from one visit to the next.
describe('the store of preferences', () => {
  it('keeps values until the page is closed, and notifies its listeners', () => {
    const store = open('7');
    const heard: unknown[] = [];
    store.subscribe('theme', (value: unknown) => heard.push(value));
    store.setItem('theme', 'dark');
    expect(store.getItem('theme')).toBe('dark');
    store.removeItem('theme');
    expect(store.getItem('theme', 'system')).toBe('system');
    expect(heard).toEqual(['dark', undefined]);
  });

  it('keeps a preference and hidden columns, but no list parameters, when react-admin is mounted again', () => {
    const store = open('7');
    store.setItem('theme', 'dark');
    store.setItem('orders.datatable', ['driver']);
    store.setItem('orders.listParams', { page: 3 });
    store.teardown();
    store.setup();
    expect(store.getItem('theme')).toBe('dark');
    expect(store.getItem('orders.datatable')).toEqual(['driver']);
    expect(store.getItem('orders.listParams')).toBeUndefined();
  });
});

describe('the preferences in IndexedDB', () => {
  it('are used if they are valid, and ignored otherwise', async () => {
    const stored = {
      theme: { mode: 'dark' },
      'orders.datatable': ['driver'],
      'top-up.datatable': { hidden: 'bank' },
      'consumer-list.datatable': ['phone', 7],
      density: 'tiny',
      'orders.perPage': 9999,
      'top-up.perPage': '25',
      'orders.listParams': { filter: { q: 'Siti' }, sort: 'buyer', order: 'ASC', page: 1, perPage: 10 },
    };
    await set('preferences/9', stored);
    const store = open('9');
    await vi.waitFor(() => expect(store.getItem('orders.datatable')).toEqual(['driver']));
    for (const key of Object.keys(stored).filter((name) => name !== 'orders.datatable'))
      expect(store.getItem(key), key).toBeUndefined();
  });

  it('hold the choices of both of two tabs', async () => {
    const [one, other] = [open('11'), open('11')];
    one.setItem('theme', 'dark');
    other.setItem('density', 'compact');
    one.setItem('orders.datatable', ['driver']);
    const both = { theme: 'dark', density: 'compact', 'orders.datatable': ['driver'] };
    await vi.waitFor(async () => expect(await get('preferences/11')).toEqual(both));
  });

  it('are shared at once by two tabs of a user, but not with another user', async () => {
    const [one, other, stranger] = [open('12'), open('12'), open('13')];
    one.setItem('orders.savedQueries', [{ label: 'Kemarin' }]);
    one.setItem('theme', 'dark');
    await vi.waitFor(() => expect(other.getItem('theme')).toBe('dark'));
    expect(other.getItem('orders.savedQueries')).toEqual([{ label: 'Kemarin' }]);
    other.removeItem('theme');
    await vi.waitFor(() => expect(one.getItem('theme')).toBeUndefined());
    expect(stranger.getItem('orders.savedQueries')).toBeUndefined();
    for (const store of [one, other, stranger]) store.teardown();
  });

  it('do not replace a newer choice of another tab, even if they are read late', async () => {
    const late = { result: { theme: 'dark', density: 'compact' }, onsuccess: () => undefined };
    const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValueOnce(late as never);
    const one = open('14');
    await vi.waitFor(() => expect(reading).toHaveBeenCalled());
    const other = open('14');
    other.setItem('theme', 'light');
    await vi.waitFor(() => expect(one.getItem('theme')).toBe('light'));
    late.onsuccess();
    await vi.waitFor(() => expect(one.getItem('density')).toBe('compact'));
    expect(one.getItem('theme')).toBe('light');
    for (const store of [one, other]) store.teardown();
  });

  it('hold no search, sort or filter of a list', async () => {
    const store = open('10');
    store.setItem('orders.listParams', { filter: { q: 'Siti' }, sort: 'buyer', order: 'ASC' });
    store.setItem('orders.datatable', ['driver']);
    await vi.waitFor(async () =>
      expect(await get('preferences/10')).toEqual({ 'orders.datatable': ['driver'] }),
    );
  });
});

it('the store has the preferences at once if they were read before the app opened, but not those of another user', async () => {
  await set('preferences/20', { density: 'compact', 'orders.perPage': 50 });
  await fetchPreferences('20');
  const store = createStore('20');
  expect(store.getItem('density')).toBe('compact');
  expect(store.getItem('orders.perPage')).toBe(50);
  await fetchPreferences('20');
  expect(createStore('22').getItem('density')).toBeUndefined();
});

it('fetchPreferences waits at most a second for a database that never answers', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(new EventTarget() as IDBRequest);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const opened = vi.fn();
  void fetchPreferences('24').then(opened);
  await vi.advanceTimersByTimeAsync(999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledOnce();
});
