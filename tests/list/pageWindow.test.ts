import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasJumps, pageWindow } from '../../src/list/Pagination';

const at = (currentPage: number, totalPages: number) =>
  pageWindow({ totalCount: totalPages * 10, currentPage, pageSize: 10 });

describe('The page window of specification §9', () => {
  it.each([
    // total pages, current page, shown
    [1, 1, [1]],
    [5, 5, [1, 2, 3, 4, 5]],
    [6, 2, [1, 2, 3, 4, 5]],
    [20, 3, [1, 2, 3, 4, 5]],
    [20, 4, [2, 3, 4, 5, 6]],
    [20, 10, [8, 9, 10, 11, 12]],
    [20, 18, [16, 17, 18, 19, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
  ])('of %i pages, on page %i, shows %j', (totalPages, currentPage, pages) => {
    const shown = at(currentPage, totalPages);
    expect(shown.pages).toEqual(pages);
    expect([shown.startPage, shown.endPage]).toEqual([pages[0], pages.at(-1)]);
  });

  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [20, 1],
  ])('starts on page %i at index %i (reading 8)', (currentPage, startIndex) => {
    expect(at(currentPage, 20).startIndex).toBe(startIndex);
  });

  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [200, 20],
    [-5, 1],
    [NaN, 1],
  ])('counts the pages of %d rows, ten each: %i', (totalCount, totalPages) => {
    expect(pageWindow({ totalCount, currentPage: 1, pageSize: 10 }).totalPages).toBe(totalPages);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [NaN, 1],
    [2.9, 2],
    [21, 20],
  ])('corrects page %d to page %i', (currentPage, reached) => {
    expect(at(currentPage, 20).currentPage).toBe(reached);
  });

  it('offers the jumps to the first and the last page only beyond 5 pages', () => {
    expect(hasJumps(at(1, 5))).toBe(false);
    expect(hasJumps(at(1, 6))).toBe(true);
  });

  it('always shows at most 5 consecutive pages of the list, including the current page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 1_000_000 }),
        fc.oneof(fc.integer(), fc.double()),
        fc.constantFrom(10, 25, 50, 100),
        (totalCount, currentPage, pageSize) => {
          const shown = pageWindow({ totalCount, currentPage, pageSize });
          expect(shown.pages).toHaveLength(Math.min(5, shown.totalPages));
          expect(shown.pages).toContain(shown.currentPage);
          expect(shown.pages[0]).toBeGreaterThanOrEqual(1);
          expect(shown.pages.at(-1)).toBeLessThanOrEqual(shown.totalPages);
          expect(shown.pages.every((page, index) => page === shown.startPage + index)).toBe(true);
        },
      ),
    );
  });
});
