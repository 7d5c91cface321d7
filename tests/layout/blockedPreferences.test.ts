import { expect, it, vi } from 'vitest';
import { createStore } from '../../src/layout/preferences';

// A separate file, because no other test may open the database first.
it('the store keeps preferences until the page is closed if every access to IndexedDB throws', async () => {
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const store = createStore('7');
  store.setup();
  store.setItem('theme', 'dark');
  store.removeItem('orders.datatable');
  await new Promise((resolve) => setTimeout(resolve));
  expect(open).toHaveBeenCalled();
  expect(store.getItem('theme')).toBe('dark');
  expect(uncaught).not.toHaveBeenCalled();
  process.off('unhandledRejection', uncaught);
});
