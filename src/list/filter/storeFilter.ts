import { shopList } from '../../dataProvider/wire';
import { shopText } from '../../domain/shop';
import { readChoices } from './filterChoices';
import type { SelectFilter } from './listFilter';

/** The filter by the shop of a record, which the user finds by name, city or phone. */
export const storeFilter: SelectFilter = {
  source: 'seller_id',
  label: 'seller',
  searchable: true,
  useChoices: readChoices({ name: 'stores', schema: shopList }, (shop) => ({
    value: shop.id,
    label: shopText(shop),
  })),
};
