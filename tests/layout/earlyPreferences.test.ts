import { set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore, fetchPreferences } from '../../src/layout/preferences';

afterEach(() => {
  vi.useRealTimers();
});

it('the store has the preferences at once if they were read before the app opened', async () => {
  await set('preferences/20', { density: 'compact', 'orders.perPage': 50 });
  await fetchPreferences('20');
  const store = createStore('20');
  expect(store.getItem('density')).toBe('compact');
  expect(store.getItem('orders.perPage')).toBe(50);
});

it('the store has no preferences of another user', async () => {
  await set('preferences/21', { density: 'compact' });
  await fetchPreferences('21');
  expect(createStore('22').getItem('density')).toBeUndefined();
});

it('the store ignores an unknown row height or page size', async () => {
  await set('preferences/23', { density: 'tiny', 'orders.perPage': 9999, 'top-up.perPage': '25' });
  await fetchPreferences('23');
  const store = createStore('23');
  for (const key of ['density', 'orders.perPage', 'top-up.perPage'])
    expect(store.getItem(key)).toBeUndefined();
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
