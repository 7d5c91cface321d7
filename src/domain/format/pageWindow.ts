import { limits } from '../../config';

/** The input of the page window (specification §3 'Pagination'). */
type PageWindowInput = { totalCount: number; currentPage: number; pageSize: number };

type PageWindow = {
  /** From 1 to the last page. */
  currentPage: number;
  pageSize: number;
  /** At least 1: an empty list has one empty page. */
  totalPages: number;
  /** The first and the last page number shown. */
  startPage: number;
  endPage: number;
  /** Exactly as in §9: 1 if the current page is 4 or more, else 0 (reading 8). */
  startIndex: 0 | 1;
  /** The page numbers shown: at most 5, in order and without gaps. */
  pages: number[];
};

const wholeFrom1 = (value: number): number => (value >= 1 ? Math.trunc(value) : 1);

/** Returns the first page number shown: 1 on the first two pages; near the end, the start of the last 5; else current − 2. */
const firstShown = (current: number, total: number): number => {
  if (total <= limits.pageWindow || current <= 2) return 1;
  return Math.min(current - 2, total - limits.pageWindow + 1);
};

/**
 * Returns the page numbers to show around the current page (specification §9 'Pagination window'). Invalid input, such as
 * 0, a fraction or a page beyond the last, becomes the nearest valid page.
 */
export const pageWindow = ({ totalCount, currentPage, pageSize }: PageWindowInput): PageWindow => {
  const size = wholeFrom1(pageSize);
  const totalPages = wholeFrom1(Math.ceil(totalCount / size));
  const current = Math.min(wholeFrom1(currentPage), totalPages);
  const startPage = firstShown(current, totalPages);
  const endPage = Math.min(startPage + limits.pageWindow - 1, totalPages);
  return {
    currentPage: current,
    pageSize: size,
    totalPages,
    startPage,
    endPage,
    startIndex: current >= 4 ? 1 : 0,
    pages: Array.from({ length: endPage - startPage + 1 }, (_, index) => startPage + index),
  };
};

/** Returns true if the jumps to the first and the last page appear: with more than 5 pages (§9). */
export const hasJumps = ({ totalPages }: Pick<PageWindow, 'totalPages'>): boolean =>
  totalPages > limits.pageWindow;
