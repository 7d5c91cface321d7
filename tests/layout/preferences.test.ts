import { describe, expect, it } from 'vitest';
import { createStore } from '../../src/layout/preferences';

// jsdom has no IndexedDB, as a private window of some browsers; what is kept there is seen in tests/e2e/layout.test.ts.
describe('the store without IndexedDB', () => {
  it('remembers for as long as the page lives, and tells whoever listens', () => {
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
