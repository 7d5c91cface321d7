import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActionButton } from '../../widgets/ActionButton';
import { categoryTransitions, type Category } from './categoryWire';
import { moveTargets, pathOf } from './parentChoices';

/** The choice of the top, which has no id. */
const top = 'top';

/** 'Pindah': below another parent. Only those are offered that make no cycle and no level too many. */
export const MoveCategory = ({
  category,
  categories,
}: {
  category: Category;
  categories: readonly Category[];
}) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState('');
  const words = (name: string): string => translate(`resources.make-category.${name}`);
  const targets = moveTargets(categories, category.id);
  return (
    <ActionButton
      action="move"
      transition={categoryTransitions.move}
      state={category.status}
      variant="text"
      size="small"
      data={{ parent_id: chosen === top ? null : chosen }}
      ready={chosen !== ''}
      onDone={() => setChosen('')}
    >
      {targets.length === 0 ? (
        <p>{words('noTarget')}</p>
      ) : (
        <TextField
          select
          autoFocus
          required
          label={words('fields.parent_id')}
          helperText={words('help.parent_id')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="" disabled>
            {words('choose')}
          </option>
          {targets.map((target) => (
            <option key={target?.id ?? top} value={target?.id ?? top}>
              {target === null ? words('top') : pathOf(categories, target)}
            </option>
          ))}
        </TextField>
      )}
    </ActionButton>
  );
};
