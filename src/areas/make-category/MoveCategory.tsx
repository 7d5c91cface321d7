import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { breadcrumbOf } from '../../domain/tree';
import { RowActionButton } from '../../widgets/action/RowActionButton';
import { useResourceWords } from '../../widgets/text/useResourceWords';
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
    <TextField
      select
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
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        {words('choose')}
      </option>
      {targets.map((target) => (
        <option key={target?.id ?? top} value={target?.id ?? top}>
          {target === null ? words('top') : breadcrumbOf(categories, target)}
        </option>
      ))}
    </TextField>
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
