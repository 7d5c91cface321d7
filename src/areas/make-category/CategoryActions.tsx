import { LinkBase, useCreatePath, useLocation, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { DeleteButton } from '../../widgets/action/DeleteButton';
import { RowIcon } from '../../widgets/action/RowIcon';
import { EditLink } from '../../widgets/list/EditLink';
import { RowActions } from '../../widgets/list/RowActions';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { CategoryRow } from './categoryRows';
import { categoryTransitions } from './categoryWire';
import { MoveCategory } from './MoveCategory';

/** The bin of a category that cannot be deleted: it says why. The server refuses it too. */
const RefusedDelete = ({ row: { name, children, product_count } }: { row: CategoryRow }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const label = translate('widgets.action.delete.icon');
  return (
    <button
      type="button"
      className="row-action category-refused"
      aria-label={label}
      title={label}
      onClick={() =>
        notify(`resources.make-category.refused.${children > 0 ? 'children' : 'products'}`, {
          type: 'error',
          messageArgs: { name, count: children > 0 ? children : product_count },
        })
      }
    >
      <RowIcon name="delete" />
    </button>
  );
};

/** A subcategory of this one. The list's own address goes along, and is still there when the drawer closes. */
const AddBelow = ({ row: { id, name } }: { row: CategoryRow }) => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const { search } = useLocation();
  const label = words('addBelow', { name });
  return (
    <LinkBase
      className="row-action"
      aria-label={label}
      title={label}
      to={{
        pathname: `${createPath({ resource: 'make-category', type: 'create' })}/${encodeURIComponent(id)}`,
        search,
      }}
    >
      <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5.5v13M5.5 12h13" />
      </svg>
    </LinkBase>
  );
};

const { deactivate, activate } = categoryTransitions;

/** What a row decides by itself, and many rows at once. */
export const categorySwitches = { deactivate, activate };

/** What may be done with the category of the row around us. */
export const CategoryActions = () => {
  const row = useRecordContext<CategoryRow>();
  if (!row) return null;
  return (
    <>
      <MoveCategory row={row} />
      <RowActions transitions={categorySwitches}>
        {row.mayHaveMore ? <AddBelow row={row} /> : <span className="category-gap" />}
        <EditLink />
        {row.children > 0 || row.product_count > 0 ? <RefusedDelete row={row} /> : <DeleteButton />}
      </RowActions>
    </>
  );
};
