import { groupedFigures } from '../../domain/format/rupiah';
import { RelatedListLink } from '../../record/RecordLink';
import { useResourceWords } from '../../ui/text/words';
import type { CategoryRow } from './categoryModel';
import type { Category } from './categoryWire';

type ProductCountProps = { row: Category & Pick<CategoryRow, 'children'> };

export const ProductCount = ({ row: { id, name, children, product_count } }: ProductCountProps) => {
  const words = useResourceWords();
  const count = groupedFigures(product_count);
  if (product_count === 0 || children > 0) return <span>{count}</span>;
  return (
    <RelatedListLink
      resource="product-list"
      filter={{ category_id: id }}
      label={words('products', { name, count })}
    >
      {count}
    </RelatedListLink>
  );
};
