import { isPersonalNumber } from '../../domain/search';
import { type FilterValues, searchInForce, withFilter } from '../filter/listFilter';

/**
 * The filter values for what outlives the page, such as a link or a saved view: a search for a NIK or an account number is in
 * none of them (docs/decisions/0048).
 */
export const withoutPrivateSearch = (values: FilterValues): { filter: FilterValues; isPrivate: boolean } => {
  const isPrivate = isPersonalNumber(searchInForce(values));
  return { filter: isPrivate ? withFilter(values, 'q', undefined) : values, isPrivate };
};
