import { describe, expect, it } from 'vitest';
import { arrivedSince, lowestSince, readingAt } from '../../src/list/NewRows';

describe('the reading closest to a moment', () => {
  it.each([
    { at: 100, counts: [7, 8], expected: 8, why: 'the later one is closer' },
    { at: 30, counts: [7, 8], expected: 7, why: 'the earlier one is closer' },
    { at: 50, counts: [7, 8], expected: 7, why: 'both are equally close, so the first' },
  ])('is $expected at $at: $why', ({ at, counts, expected }) => {
    const readings = counts.map((count, index) => ({ count, at: index * 100 }));
    expect(readingAt(at, readings)?.count).toBe(expected);
  });

  it('is undefined when there are no readings', () => expect(readingAt(0, [])).toBeUndefined());
});

it.each([
  { counts: ['120 s: 5'], expected: 0 },
  { counts: ['120 s: 8'], expected: 3 },
  // Two were decided by others, then three came.
  { counts: ['120 s: 3', '165 s: 6'], expected: 3 },
  // One was decided, one came, and one was decided again.
  { counts: ['120 s: 4', '165 s: 5', '210 s: 4'], expected: 0 },
  // Older than the list.
  { counts: ['90 s: 9'], expected: 0 },
  { counts: ['90 s: 2', '120 s: 6'], expected: 1 },
])(
  'the number of rows that arrived after a list was read at 100 is $expected after the counts $counts, when 5 waited',
  ({ counts, expected }) => {
    let lowest = 5;
    let arrived = 0;
    for (const [at = 0, count = 0] of counts.map((text) => text.split(' s: ').map(Number))) {
      lowest = lowestSince(100, lowest, { count, at });
      arrived = arrivedSince(100, lowest, { count, at });
    }
    expect(arrived).toBe(expected);
  },
);
