import { get, set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../src/layout/preferences';

// What IndexedDB keeps from one visit to the next is seen in tests/e2e/layout.test.ts.
describe('the store of preferences', () => {
  it('remembers for as long as the page lives, and informs those who listen', () => {
    const store = createStore('7');
    store.setup();
    const heard: unknown[] = [];
    store.subscribe('theme', (value: unknown) => heard.push(value));
    store.setItem('theme', 'dark');
    expect(store.getItem('theme')).toBe('dark');
    store.removeItem('theme');
    expect(store.getItem('theme', 'system')).toBe('system');
    expect(heard).toEqual(['dark', undefined]);
  });

  it('keeps a preference when react-admin is mounted again, and nothing else', () => {
    const store = createStore('7');
    store.setup();
    store.setItem('theme', 'dark');
    store.setItem('orders.listParams', { page: 3 });
    store.teardown();
    store.setup();
    expect(store.getItem('theme')).toBe('dark');
    expect(store.getItem('orders.listParams')).toBeUndefined();
  });

  it('keeps the columns that a list hides', () => {
    const store = createStore('7');
    store.setup();
    store.setItem('orders.datatable', ['driver']);
    store.teardown();
    store.setup();
    expect(store.getItem('orders.datatable')).toEqual(['driver']);
  });

  it('hands nothing to the next user', () => {
    const before = createStore('7');
    before.setup();
    before.setItem('theme', 'dark');
    expect(createStore('8').getItem('theme')).toBeUndefined();
  });
});

describe('what IndexedDB keeps from another day', () => {
  it('is taken where it is a preference, and left alone where it is none that could be', async () => {
    await set('preferences/9', {
      theme: { mode: 'dark' },
      'orders.datatable': ['driver'],
      'top-up.datatable': { hidden: 'bank' },
      'consumer-list.datatable': ['phone', 7],
      'orders.listParams': { filter: { q: 'Siti' }, sort: 'buyer', order: 'ASC', page: 1, perPage: 10 },
    });
    const store = createStore('9');
    store.setup();
    await vi.waitFor(() => expect(store.getItem('orders.datatable')).toEqual(['driver']));
    for (const key of ['theme', 'top-up.datatable', 'consumer-list.datatable', 'orders.listParams'])
      expect(store.getItem(key)).toBeUndefined();
  });

  it('holds what was chosen in each of two tabs', async () => {
    const [one, other] = [createStore('11'), createStore('11')];
    one.setup();
    other.setup();
    one.setItem('theme', 'dark');
    other.setItem('density', 'compact');
    one.setItem('orders.datatable', ['driver']);
    await vi.waitFor(async () =>
      expect(await get('preferences/11')).toEqual({
        theme: 'dark',
        density: 'compact',
        'orders.datatable': ['driver'],
      }),
    );
  });

  it('is known to both of two tabs at once, and to nobody else', async () => {
    const [one, other, stranger] = [createStore('12'), createStore('12'), createStore('13')];
    for (const store of [one, other, stranger]) store.setup();
    one.setItem('orders.savedQueries', [{ label: 'Kemarin' }]);
    one.setItem('theme', 'dark');
    await vi.waitFor(() => expect(other.getItem('theme')).toBe('dark'));
    expect(other.getItem('orders.savedQueries')).toEqual([{ label: 'Kemarin' }]);
    other.removeItem('theme');
    await vi.waitFor(() => expect(one.getItem('theme')).toBeUndefined());
    expect(stranger.getItem('orders.savedQueries')).toBeUndefined();
    for (const store of [one, other, stranger]) store.teardown();
  });

  it('gives way to what another tab has chosen since, however late it is read', async () => {
    const late = { result: { theme: 'dark', density: 'compact' }, onsuccess: () => undefined };
    const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValueOnce(late as never);
    const one = createStore('14');
    one.setup();
    await vi.waitFor(() => expect(reading).toHaveBeenCalled());
    const other = createStore('14');
    other.setup();
    other.setItem('theme', 'light');
    await vi.waitFor(() => expect(one.getItem('theme')).toBe('light'));
    late.onsuccess();
    await vi.waitFor(() => expect(one.getItem('density')).toBe('compact'));
    expect(one.getItem('theme')).toBe('light');
    for (const store of [one, other]) store.teardown();
    reading.mockRestore();
  });

  it('holds no search, sort or filter of a list', async () => {
    const store = createStore('10');
    store.setup();
    store.setItem('orders.listParams', { filter: { q: 'Siti' }, sort: 'buyer', order: 'ASC' });
    store.setItem('orders.datatable', ['driver']);
    await vi.waitFor(async () =>
      expect(await get('preferences/10')).toEqual({ 'orders.datatable': ['driver'] }),
    );
  });
});
