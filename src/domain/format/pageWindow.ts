import { limits } from '../../config';

/** Specification §3 'Pagination'. */
type PageWindowInput = { totalCount: number; currentPage: number; pageSize: number };

type PageWindow = {
  currentPage: number;
  pageSize: number;
  /** At least 1: an empty list has one empty page. */
  totalPages: number;
  startPage: number;
  endPage: number;
  /** Exactly as in §9: 1 if the current page is 4 or more, else 0 (reading 8). */
  startIndex: 0 | 1;
  /** At most 5, without gaps. */
  pages: number[];
};

const wholeFrom1 = (value: number): number => (value >= 1 ? Math.trunc(value) : 1);

const firstShown = (current: number, total: number): number => {
  if (total <= limits.pageWindow || current <= 2) return 1;
  return Math.min(current - 2, total - limits.pageWindow + 1);
};

/**
 * Specification §9 'Pagination window'. Invalid input, such as 0, a fraction or a page beyond the last, becomes the nearest
 * valid page.
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

/** With more than 5 pages (§9). */
export const hasJumps = ({ totalPages }: Pick<PageWindow, 'totalPages'>): boolean =>
  totalPages > limits.pageWindow;
