import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { groupedFigures } from '../../format/rupiah';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { CategoryRow } from './categoryRows';
import type { Category } from './categoryWire';

const resource = 'product-list';

/** How many products a category holds, with a link to them when the person may view products. */
export const ProductCount = ({
  row: { id, name, children, product_count },
}: {
  row: Category & Pick<CategoryRow, 'children'>;
}) => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const maySee = useMay('list', resource);
  const count = groupedFigures(product_count);
  if (!maySee || product_count === 0 || children > 0) return count;
  return (
    <Link
      component={LinkBase}
      to={{
        pathname: createPath({ resource, type: 'list' }),
        search: new URLSearchParams({ filter: JSON.stringify({ category_id: id }) }).toString(),
      }}
      aria-label={words('products', { name, count })}
    >
      {count}
    </Link>
  );
};
