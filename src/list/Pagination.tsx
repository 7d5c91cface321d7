import { useGetList, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { limits } from '../config';
import { isTotalUnknown } from '../dataProvider/rows';
import { lineIcon } from '../ui/lineIcon';
import { requestFilter, useFilterValues } from './filter/listFilter';
import './Pagination.css';

type PageWindowInput = { totalCount: number; currentPage: number; pageSize: number };

const wholeFrom1 = (value: number): number => (value >= 1 ? Math.trunc(value) : 1);

/** Specification §9 'Pagination window'. Invalid input becomes the nearest valid page; an empty list has one empty page. */
export const pageWindow = ({ totalCount, currentPage, pageSize }: PageWindowInput) => {
  const size = wholeFrom1(pageSize);
  const totalPages = wholeFrom1(Math.ceil(totalCount / size));
  const current = Math.min(wholeFrom1(currentPage), totalPages);
  const startPage = Math.max(Math.min(current - 2, totalPages - limits.pageWindow + 1), 1);
  const endPage = Math.min(startPage + limits.pageWindow - 1, totalPages);
  return {
    currentPage: current,
    pageSize: size,
    totalPages,
    startPage,
    endPage,
    // Exactly as in §9 (reading 8).
    startIndex: current >= 4 ? 1 : 0,
    pages: Array.from({ length: endPage - startPage + 1 }, (_, index) => startPage + index),
  };
};

export const hasJumps = ({ totalPages }: { totalPages: number }): boolean => totalPages > limits.pageWindow;

const PageSize = () => {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  return (
    <label className="pagination-size not-printed row">
      <span>{translate('list.pagination.perPage')}</span>
      <select
        className="outlined"
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
      >
        {limits.pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Reads the page that is probably opened next: the one under the pointer, or in the direction of the last change. */
const useLikelyPage = (totalPages: number): ((page: number) => void) => {
  const { resource, page, perPage, sort, filter, isFetching } = useListContext();
  const filterValues = useFilterValues();
  const [seen, setSeen] = useState({ page, likely: page });
  if (seen.page !== page) setSeen({ page, likely: page + Math.sign(page - seen.page) });
  const { likely } = seen;
  useGetList(
    resource,
    { pagination: { page: likely, perPage }, sort, filter: requestFilter(filterValues, filter) },
    { enabled: !isFetching && likely !== page && likely >= 1 && likely <= totalPages },
  );
  return (to) => setSeen({ page, likely: to });
};

/** Specification §9. Without a total, there is a next page as long as pages are full. A search narrows the loaded rows first. */
export const Pagination = ({ isSearching }: { isSearching: boolean }) => {
  const list = useListContext();
  const { page, perPage, setPage, total = 0 } = list;
  const translate = useTranslate();
  const shown = pageWindow({ totalCount: total, currentPage: page, pageSize: perPage });
  const { currentPage, totalPages } = shown;
  const prefetch = useLikelyPage(totalPages);
  const offset = (currentPage - 1) * perPage;
  const isOpenEnded = isTotalUnknown(list);
  const range = isSearching ? 'searching' : isOpenEnded ? 'rangeAlone' : 'range';

  /** At the first or last page, an arrow stays focusable, so that a keyboard user keeps the focus. */
  const button = (to: number, label: string, content: ReactNode, isNumber = false) => {
    const isIdle = to < 1 || to > totalPages || to === currentPage;
    const onLikely = isIdle ? undefined : () => prefetch(to);
    return (
      <button
        key={label}
        type="button"
        className="page-button"
        aria-label={label}
        aria-current={isIdle && isNumber ? 'page' : undefined}
        aria-disabled={isIdle && !isNumber ? true : undefined}
        onClick={isIdle ? undefined : () => setPage(to)}
        onPointerEnter={onLikely}
        onFocus={onLikely}
      >
        {content}
      </button>
    );
  };
  const arrow = (to: number, label: string, sign: string) =>
    button(to, translate(`list.pagination.${label}`), lineIcon(sign, 16, { width: 16, height: 16 }));

  return (
    <div className="pagination hint row flow">
      <p className="pagination-range" aria-live="polite">
        {translate(`list.pagination.${range}`, {
          from: offset + 1,
          to: Math.min(offset + perPage, total),
          total,
        })}
      </p>
      <PageSize />
      <nav className="pagination-pages row not-printed" aria-label={translate('list.pagination.label')}>
        {hasJumps(shown) && arrow(1, 'first', 'M8 3 3 8l5 5M13 3 8 8l5 5')}
        {arrow(currentPage - 1, 'previous', 'M10 3 5 8l5 5')}
        {shown.pages.map((page) => button(page, translate('list.pagination.page', { page }), page, true))}
        {arrow(currentPage + 1, 'next', 'm6 3 5 5-5 5')}
        {hasJumps(shown) && !isOpenEnded && arrow(totalPages, 'last', 'm3 3 5 5-5 5M8 3l5 5-5 5')}
      </nav>
    </div>
  );
};
