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

type PageButtonProps = {
  label: string;
  children: ReactNode;
  current?: boolean;
  /** It stays focusable, so that a keyboard user keeps the focus on the last page. */
  disabled?: boolean;
  onClick: () => void;
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

  const go = (to: number, label: string, sign: string) => {
    const possible = to >= 1 && to <= totalPages && to !== currentPage;
    return (
      <PageButton
        label={translate(`list.pagination.${label}`)}
        disabled={!possible}
        onClick={() => setPage(to)}
        onLikely={() => prefetch(to)}
      >
        {lineIcon(sign, 16, { width: 16, height: 16 })}
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
      <nav className="pagination-pages row not-printed" aria-label={translate('list.pagination.label')}>
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
