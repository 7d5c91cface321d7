import { LinkBase, useCreatePath, useNotify, useTranslate } from 'ra-core';
import { childrenOf } from '../../rules/tree';
import { ActionButton } from '../../widgets/ActionButton';
import { DeleteButton } from '../../widgets/DeleteButton';
import { EditLink } from '../../widgets/EditLink';
import { RowIcon } from '../../widgets/RowIcon';
import { categoryTransitions, type Category } from './categoryWire';
import { MoveCategory } from './MoveCategory';
import { newParents } from './parentChoices';
import type { CategoryRow } from './useOpenCategories';

/** The bin of a category that cannot be deleted: it says why. The server refuses it too. */
const RefusedDelete = ({ category, children }: { category: Category; children: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const label = translate('widgets.delete.icon');
  return (
    <button
      type="button"
      className="row-action category-refused"
      aria-label={label}
      title={label}
      onClick={() =>
        notify(`resources.make-category.refused.${children > 0 ? 'children' : 'products'}`, {
          type: 'error',
          messageArgs: { name: category.name, count: children > 0 ? children : category.product_count },
        })
      }
    >
      <RowIcon name="delete" />
    </button>
  );
};

/** A subcategory of this one, where it may have any. */
const AddBelow = ({ category }: { category: Category }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const label = translate('resources.make-category.addBelow', { name: category.name });
  return (
    <LinkBase
      className="row-action"
      aria-label={label}
      title={label}
      to={{
        pathname: createPath({ resource: 'make-category', type: 'create' }),
        search: new URLSearchParams({ parent: category.id }).toString(),
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5.5v13M5.5 12h13" />
      </svg>
    </LinkBase>
  );
};

/** What may be done with the category around us. */
export const CategoryActions = ({
  row,
  categories,
}: {
  row: CategoryRow;
  categories: readonly Category[];
}) => {
  const { category } = row;
  const children = childrenOf(categories, category.id).length;
  const mayHaveMore = newParents(categories).includes(category);
  return (
    <span className="row-actions category-actions">
      <MoveCategory category={category} categories={categories} />
      {(['deactivate', 'activate'] as const).map((action) => (
        <ActionButton
          key={action}
          action={action}
          transition={categoryTransitions[action]}
          state={category.status}
          variant="text"
          size="small"
        />
      ))}
      {mayHaveMore ? <AddBelow category={category} /> : <span className="category-gap" />}
      <EditLink />
      {children > 0 || category.product_count > 0 ? (
        <RefusedDelete category={category} children={children} />
      ) : (
        <DeleteButton />
      )}
    </span>
  );
};
