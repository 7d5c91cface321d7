import { limits } from '../config';

/** What the page window starts from (specification §3 'Pagination'). */
type PageWindowInput = { totalCount: number; currentPage: number; pageSize: number };

type PageWindow = {
  /** From 1, and never beyond the last page. */
  currentPage: number;
  pageSize: number;
  /** At least 1: an empty list has one, empty, page. */
  totalPages: number;
  /** First and last of the page numbers shown. */
  startPage: number;
  endPage: number;
  /** Literally as §9 has it: 1 when the current page is 4 or more, else 0 (reading 8). */
  startIndex: 0 | 1;
  /** The page numbers shown, at most 5, in order and without a gap. */
  pages: number[];
};

const wholeFrom1 = (value: number): number => (value >= 1 ? Math.trunc(value) : 1);

/** The first page number shown: 1 on the first two pages, so that the last 5 show near the end, else current − 2. */
const firstShown = (current: number, total: number): number => {
  if (total <= limits.pageWindow || current <= 2) return 1;
  return Math.min(current - 2, total - limits.pageWindow + 1);
};

/**
 * The page numbers to offer around the current page (specification §9 'Pagination window').
 * Input that is no page, such as 0, a fraction or a page beyond the last, is brought to the nearest one.
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

/** Whether the jumps to the first and the last page appear: with more than 5 pages (§9). */
export const hasJumps = ({ totalPages }: Pick<PageWindow, 'totalPages'>): boolean =>
  totalPages > limits.pageWindow;
