import { isPersonalNumber } from '../../domain/search';
import { type FilterValues, searchInForce, withFilter } from '../filter/listFilter';

/**
 * Returns the filter values for links and saved views, which outlast the page: without a search for a NIK or an account number
 * (docs/decisions/0048). `isPrivate` is true if such a search was removed.
 */
export const withoutPrivateSearch = (values: FilterValues): { filter: FilterValues; isPrivate: boolean } => {
  const isPrivate = isPersonalNumber(searchInForce(values));
  return { filter: isPrivate ? withFilter(values, 'q', undefined) : values, isPrivate };
};
