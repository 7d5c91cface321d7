import { useGetList, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { limits } from '../config';
import { isTotalUnknown } from '../dataProvider/rows';
import { hasJumps, pageWindow } from '../domain/format/pageWindow';
import { requestFilter, useFilterValues } from './filter/listFilter';
import './Pagination.css';

type PageButtonProps = {
  label: string;
  children: ReactNode;
  current?: boolean;
  /** True if the button leads nowhere. It stays focusable, so that a keyboard user keeps the focus on the last page. */
  disabled?: boolean;
  onClick: () => void;
  /** Called on hover or focus, when a click is likely. */
  onLikely: () => void;
};

const PageButton = ({ label, children, current, disabled, onClick, onLikely }: PageButtonProps) => {
  const idle = disabled === true || current === true;
  return (
    <button
      type="button"
      className="page-button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled ? true : undefined}
      onClick={idle ? undefined : onClick}
      onPointerEnter={idle ? undefined : onLikely}
      onFocus={idle ? undefined : onLikely}
    >
      {children}
    </button>
  );
};

const PageSize = () => {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  return (
    <label className="pagination-size not-printed row">
      <span>{translate('list.pagination.perPage')}</span>
      <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
        {limits.pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
};

/**
 * Reads the page that a person probably opens next, once the rows on screen are there: the one under the pointer or the focus,
 * or the next one in the direction in which they have just gone.
 * @returns a function that names that page
 */
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

type PaginationProps = {
  /** True if the rows are those that a search has left of the loaded ones, until the server's response. */
  isSearching: boolean;
};

/**
 * The pagination of a list (specification §9): at most 5 page numbers, jumps to the first and the last page if there are more
 * than 5 pages, page sizes 10, 25, 50 and 100, and the total in words. Without a total from the server, there is a next page
 * as long as pages are full.
 */
export const Pagination = ({ isSearching }: PaginationProps) => {
  const list = useListContext();
  const { page, perPage, setPage, total = 0 } = list;
  const translate = useTranslate();
  const shown = pageWindow({ totalCount: total, currentPage: page, pageSize: perPage });
  const { currentPage, totalPages } = shown;
  const prefetch = useLikelyPage(totalPages);
  const offset = (currentPage - 1) * perPage;
  const isOpenEnded = isTotalUnknown(list);
  const range = isSearching ? 'searching' : isOpenEnded ? 'rangeAlone' : 'range';

  const go = (to: number, label: string, sign: string) => {
    const possible = to >= 1 && to <= totalPages && to !== currentPage;
    return (
      <PageButton
        label={translate(`list.pagination.${label}`)}
        disabled={!possible}
        onClick={() => setPage(to)}
        onLikely={() => prefetch(to)}
      >
        <svg className="line-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={sign} />
        </svg>
      </PageButton>
    );
  };

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
      <nav className="pagination-pages not-printed" aria-label={translate('list.pagination.label')}>
        {hasJumps(shown) && go(1, 'first', 'M8 3 3 8l5 5M13 3 8 8l5 5')}
        {go(currentPage - 1, 'previous', 'M10 3 5 8l5 5')}
        {shown.pages.map((number) => (
          <PageButton
            key={number}
            label={translate('list.pagination.page', { page: number })}
            current={number === currentPage}
            onClick={() => setPage(number)}
            onLikely={() => prefetch(number)}
          >
            {number}
          </PageButton>
        ))}
        {go(currentPage + 1, 'next', 'm6 3 5 5-5 5')}
        {hasJumps(shown) && !isOpenEnded && go(totalPages, 'last', 'm3 3 5 5-5 5M8 3l5 5-5 5')}
      </nav>
    </div>
  );
};
