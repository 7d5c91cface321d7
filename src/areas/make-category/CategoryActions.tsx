import { useCreatePath, useLocation, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isAddressable } from '../../domain/address';
import { breadcrumbOf } from '../../domain/tree';
import { DeleteButton } from '../../record/action/DeleteButton';
import { EditLink, RowActionButton, RowActions } from '../../record/action/RowActions';
import { RowIconLink } from '../../record/action/RowIcon';
import { SelectBox } from '../../ui/field/Field';
import { useResourceWords } from '../../ui/text/words';
import { type CategoryRow, moveTargets, useCategories } from './categoryModel';
import { categoryTransitions } from './categoryWire';

/** Stands for the top level, which has no id. */
const top = 'top';

type TargetProps = {
  row: CategoryRow;
  chosen: string;
  onChoose: (target: string) => void;
  missing: boolean;
};

const TargetField = ({ row, chosen, onChoose, missing }: TargetProps) => {
  const translate = useTranslate();
  const { data: categories = [] } = useCategories();
  const words = useResourceWords();
  const targets = moveTargets(categories, row);
  if (targets.length === 0) return <p>{words('noTarget')}</p>;
  return (
    <SelectBox
      autoFocus
      required
      label={words('fields.parent_id')}
      error={missing}
      helperText={
        missing
          ? translate('validation.required', { label: words('fields.parent_id') })
          : words('help.parent_id')
      }
      value={chosen}
      unlisted={() => words('choose')}
      onChange={onChoose}
      choices={targets.map((target) =>
        target === null
          ? { id: top, name: words('top') }
          : { id: target.id, name: breadcrumbOf(categories, target) },
      )}
    />
  );
};

/** Hidden if the category fits nowhere else. */
const MoveCategory = ({ row }: { row: CategoryRow }) => {
  const [chosen, setChosen] = useState('');
  if (!row.isMovable) return null;
  return (
    <RowActionButton
      action="move"
      transition={categoryTransitions.move}
      state={row.status}
      data={{ parent_id: chosen === top ? null : chosen }}
      ready={chosen !== ''}
      onClosed={() => setChosen('')}
    >
      {(asked) => (
        <TargetField row={row} chosen={chosen} onChoose={setChosen} missing={asked && chosen === ''} />
      )}
    </RowActionButton>
  );
};

/** Keeps the list's query string, so that the list is unchanged when the drawer closes. */
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
