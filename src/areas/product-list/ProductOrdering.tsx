import { useListContext } from 'ra-core';
import { useId } from 'react';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { productOrderings } from './productWire';
import './ProductOrdering.css';

const orderings = Object.entries(productOrderings);

/**
 * The sort buttons Produk Terbaru and Produk Terlaris (specification §3); none is pressed while the list is sorted by
 * another column.
 */
export const ProductOrdering = () => {
  const words = useResourceWords();
  const { sort, setSort } = useListContext();
  const id = useId();
  return (
    <div className="product-ordering" role="group" aria-labelledby={id}>
      <span id={id}>{words('ordering.label')}</span>
      <div className="product-ordering-choices">
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
