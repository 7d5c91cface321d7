import { useCreatePath, useLocation, useRecordContext } from 'ra-core';
import { isAddressable } from '../../domain/address';
import { DeleteButton } from '../../record/action/DeleteButton';
import { EditLink } from '../../record/action/EditLink';
import { RowActions } from '../../record/action/RowActions';
import { RowIconLink } from '../../record/action/RowIcon';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { CategoryRow } from './categoryRows';
import { categoryTransitions } from './categoryWire';
import { MoveCategory } from './MoveCategory';

/**
 * A link to the form of a new subcategory. It keeps the list's query string, so that the list is unchanged when the drawer
 * closes.
 */
const AddBelow = ({ row: { id, name } }: { row: CategoryRow }) => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const { search } = useLocation();
  return (
    <RowIconLink
      icon="M12 5.5v13M5.5 12h13"
      label={words('addBelow', { name })}
      href={`${createPath({ resource: 'make-category', type: 'create' })}/${encodeURIComponent(id)}${search}`}
    />
  );
};

const { deactivate, activate } = categoryTransitions;

/** The actions that are offered both for a row and for a selection. */
export const categorySwitches = { deactivate, activate };

/** The row actions of a category. */
export const CategoryActions = () => {
  const row = useRecordContext<CategoryRow>();
  const words = useResourceWords();
  if (!row) return null;
  const { id, name, children, product_count } = row;
  const refusal =
    children > 0
      ? words('refused.children', { name, count: children })
      : Number.isNaN(product_count)
        ? words('refused.unreadable', { name })
        : product_count > 0
          ? words('refused.products', { name, count: product_count })
          : undefined;
  return (
    <>
      <MoveCategory row={row} />
      <RowActions transitions={categorySwitches}>
        {row.mayHaveMore && isAddressable(id) ? <AddBelow row={row} /> : <span className="category-gap" />}
        <EditLink />
        <DeleteButton refusal={refusal} />
      </RowActions>
    </>
  );
};
