import { expect, it } from 'vitest';
import { changeOf } from '../../../src/domain/format/rupiah';

it.each([
  [120, 100, { direction: 'up', percent: 20 }],
  [100, 120, { direction: 'down', percent: 16.7 }],
  [100, 100, { direction: 'same', percent: 0 }],
  [0, 0, { direction: 'same', percent: 0 }],
  [5, 0, { direction: 'new', percent: 0 }],
  [0, 5, { direction: 'down', percent: 100 }],
  // The change rounds to 0 %, so it counts as no change.
  [1_000_001, 1_000_000, { direction: 'same', percent: 0 }],
])('the change to %s from %s', (now, before, expected) => {
  expect(changeOf(now, before)).toEqual(expected);
});
