import Link from '@mui/material/Link';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'ra-core';
import { groupedFigures } from '../../format/rupiah';
import type { CategoryRow } from './categoryRows';
import type { Category } from './categoryWire';

const resource = 'product-list';

/** How many products a category holds, with a link to them when the person may view products. */
export const ProductCount = ({
  row: { id, name, children, product_count },
}: {
  row: Category & Pick<CategoryRow, 'children'>;
}) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const count = groupedFigures(product_count);
  if (canAccess !== true || product_count === 0 || children > 0) return count;
  return (
    <Link
      component={LinkBase}
      to={{
        pathname: createPath({ resource, type: 'list' }),
        search: new URLSearchParams({ filter: JSON.stringify({ category_id: id }) }).toString(),
      }}
      aria-label={translate('resources.make-category.products', { name, count })}
    >
      {count}
    </Link>
  );
};
