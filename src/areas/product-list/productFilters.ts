import { readChoices, wordedChoices } from '../../widgets/filter/filterChoices';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { storeFilter } from '../../widgets/filter/storeFilter';
import { availabilities, productCategories } from './productWire';

/** Specification §3 'Product filters' first, then those of docs/areas.md. */
export const productFilters: readonly ListFilter[] = [
  { source: 'availability', useChoices: wordedChoices(availabilities, 'states') },
  {
    source: 'category_id',
    label: 'category',
    useChoices: readChoices({ name: 'categories', schema: productCategories }, ({ id, name }) => ({
      value: id,
      label: name,
    })),
  },
  storeFilter,
  { kind: 'numberRange', source: 'price', label: 'price_range', money: true },
];
