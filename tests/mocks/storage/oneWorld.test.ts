import { expect, it, vi } from 'vitest';
import { nodeHashing } from '../../../mocks/server/nodeHashing';
import { createDb } from '../../../mocks/storage/db';
import { memoryJournal } from '../../../mocks/storage/journal';

it('tables that are first read on different days come from one world', () => {
  const before = '2026-11-20T23:50:00+07:00';
  vi.setSystemTime(before);
  const db = createDb(5, memoryJournal(), nodeHashing);
  const newest = (resource: string): string =>
    (db.collections.get(resource)?.all() ?? [])
      .map(({ created_at }) => String(created_at))
      .sort()
      .at(-1) ?? '';
  expect(newest('orders').slice(0, 10)).toBe('2026-11-20');
  vi.setSystemTime('2026-11-23T09:00:00+07:00');
  expect(newest('top-up') <= before).toBe(true);
  db.reset();
  expect(newest('top-up').slice(0, 10)).toBe('2026-11-23');
});
