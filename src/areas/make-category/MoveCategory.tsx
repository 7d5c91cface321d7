import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { breadcrumbOf } from '../../domain/tree';
import { RowActionButton } from '../../record/action/RowActionButton';
import { SelectBox } from '../../ui/field/SelectBox';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { CategoryRow } from './categoryRows';
import { categoryTransitions } from './categoryWire';
import { moveTargets } from './parentChoices';
import { useCategories } from './useCategories';

/** Option value of the top level, which has no id. */
const top = 'top';

type TargetProps = {
  row: CategoryRow;
  chosen: string;
  onChoose: (target: string) => void;
  /** True if the user confirmed without a choice. */
  missing: boolean;
};

/** The choice of the new parent among those that the server would accept. */
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

/** The 'Pindah' action, which moves a category to another parent. Hidden if the category does not fit anywhere else. */
export const MoveCategory = ({ row }: { row: CategoryRow }) => {
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
