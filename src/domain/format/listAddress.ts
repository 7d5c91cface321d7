import { limits } from '../../config';

type ListParams = {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: string };
  page: number;
  perPage: number;
};

/** Nothing depends on the defaults of the person who opens it. */
export const listSearch = ({ filter, sort, page, perPage }: ListParams): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
  })
    .toString()
    .replaceAll('+', '%20')}`;

export const filterSearch = (filter: ListParams['filter']): string =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

type ListAddressRules = {
  filters: readonly string[];
  /** True if a filter's value has lost its meaning. */
  isForgotten?: (name: string, value: unknown) => boolean;
  sorts?: readonly string[] | undefined;
  pageSizes?: readonly number[] | undefined;
};

/** No list has more pages, and a greater offset could exceed the safe integers. */
const lastPage = 1_000_000;

const isPage = (text: string): boolean =>
  /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= lastPage;

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** As JSON, without empty values; '{}' for a value that is not an object. */
const knownFilters = (
  value: unknown,
  { filters: names, isForgotten = () => false }: ListAddressRules,
): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '{}';
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(value).filter(
        ([name, held]) => names.includes(name) && isScalar(held) && held !== '' && !isForgotten(name, held),
      ),
    ),
  );
};

/** Old and edited links: no request asks for page −3 or for 9999 rows. Null if nothing has to change. */
export const cleanListSearch = (search: string, rules: ListAddressRules): string | null => {
  const { sorts, pageSizes = limits.pageSizes } = rules;
  const params = new URLSearchParams(search);
  const before = params.toString();

  const allow = (name: string, isAllowed: (text: string) => boolean): void => {
    const values = params.getAll(name);
    if (values.length > 1 || values.some((value) => !isAllowed(value))) params.delete(name);
  };
  const isSort = (text: string): boolean =>
    sorts ? sorts.includes(text) : /^[A-Za-z][\w.]{0,60}$/.test(text);

  allow('page', isPage);
  allow('perPage', (text) => pageSizes.some((size) => String(size) === text));
  allow('sort', isSort);
  allow('order', (text) => text === 'ASC' || text === 'DESC');
  // Each of them is meaningless without the other.
  if (!params.has('sort') || !params.has('order')) {
    params.delete('sort');
    params.delete('order');
  }
  const given = params.getAll('filter');
  const [first] = given;
  if (first !== undefined) {
    const filter = fromJson(first);
    const known = knownFilters(filter, rules);
    if (given.length > 1 || JSON.stringify(filter) !== known) params.set('filter', known);
  }

  return params.toString() === before ? null : `?${params.toString()}`;
};
