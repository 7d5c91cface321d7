import { useListContext } from 'ra-core';
import { useId } from 'react';
import { PhotoCell } from '../../form/photo/Photo';
import { readChoices, storeFilter, wordedChoices } from '../../list/filter/filterChoices';
import { declareList } from '../../list/ListPage';
import { DeleteButton, RowActions } from '../../record/action/RowActions';
import { Money, TwoLines } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import {
  availabilities,
  type Product,
  productCategories,
  productOrder,
  productOrderings,
  productStates,
  productTransitions,
} from './productWire';
import './products.css';

const orderings = Object.entries(productOrderings);

/** None is pressed while the list is sorted by another column (specification §3). */
const ProductOrdering = () => {
  const words = useResourceWords();
  const { sort, setSort } = useListContext();
  const id = useId();
  return (
    <div className="product-ordering hint row flow" role="group" aria-labelledby={id}>
      <span id={id}>{words('ordering.label')}</span>
      <div className="product-ordering-choices segments">
        {orderings.map(([name, ordering]) => (
          <button
            key={name}
            type="button"
            aria-pressed={sort.field === ordering.field && sort.order === ordering.order}
            onClick={() => setSort(ordering)}
          >
            {words(`ordering.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
};

const { block, unblock } = productTransitions;

export default declareList<Product>({
  /** Specification §3 'Product filters', then docs/areas.md. */
  filters: [
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
  ],
  /** Sales begin after the review, and the stock shows the availability: the queue shows the submission, by which it is sorted. */
  columns: [
    {
      source: 'name',
      show: ({ images, name, sku }) => <PhotoCell picture={images[0]} first={name} second={sku} />,
    },
    { source: 'sku', within: 'name' },
    { source: 'seller' },
    { source: 'category', notOnPhones: true },
    {
      source: 'price',
      numeric: true,
      show: ({ price, discount }, translate) => {
        const money = <Money value={price} />;
        if (!(discount > 0)) return money;
        return (
          <TwoLines first={money} second={translate('resources.product-list.discounted', { discount })} />
        );
      },
    },
    { source: 'discount', within: 'price' },
    { source: 'stock', type: 'number', notOnPhones: true, sortByOrder: 'DESC' },
    { source: 'weight_gram', type: 'number', hiddenAtFirst: true },
    { source: 'condition', words: 'conditions', hiddenAtFirst: true },
    { source: 'min_order', type: 'number', hiddenAtFirst: true },
    { source: 'sold', type: 'number', notOnPhones: true, sortByOrder: 'DESC', only: 'otherTabs' },
    { source: 'rating', hiddenAtFirst: true },
    { source: 'availability', type: 'state', notOnPhones: true, only: 'otherTabs' },
    { source: 'reason', hiddenAtFirst: true },
    { source: 'created_at', type: 'instant', notOnPhones: true, only: 'queue' },
    { source: 'status', type: 'state', exportedAfter: 'availability' },
  ],
  states: productStates,
  usualOrder: productOrder,
  control: <ProductOrdering />,
  /** A product under review must be opened first. */
  rowActions: (
    <RowActions transitions={{ block, unblock }}>
      <DeleteButton />
    </RowActions>
  ),
  bulkActions: { transitions: productTransitions },
});
