import { type Identifier, type RaRecord, useEvent, useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { onDemand } from '../../onDemand/onDemand';
import { useBulkDraft } from '../bulk/useBulkDraft';
import { useRecordName } from '../text/useRecordName';

/** The bar of the selection; its code is fetched when a pointer or the focus comes near a checkbox. */
export const BulkBar = onDemand(() => import('../bulk/BulkBar'));

/**
 * react-admin's selection for the rows of the table. With Shift, all rows from the last one pressed to this one are set
 * alike. A selection that an expired session interrupted is restored.
 */
export const useSelection = (rows: readonly RaRecord[]) => {
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const last = useRef<Identifier>(undefined);
  const ids = rows.map(({ id }) => id);
  const inPage = ids.filter((id) => selectedIds.includes(id)).length;
  const { draft } = useBulkDraft();

  useEffect(() => {
    if (draft) onSelect(draft.ids);
  }, [draft, onSelect]);

  const setSelected = (changed: readonly Identifier[], isSelected: boolean): void => {
    const others = selectedIds.filter((id) => !changed.includes(id));
    onSelect(isSelected ? [...others, ...changed] : others);
  };
  const toggle = useEvent((id: Identifier, isRange: boolean): void => {
    const [from, to] = [last.current, id].map((each) => ids.indexOf(each ?? id)) as [number, number];
    const range = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    setSelected(range, !selectedIds.includes(id));
    last.current = id;
  });

  return {
    selectedIds,
    toggle,
    /** The checkbox of the head: the rows of this page. */
    page: {
      checked: ids.length > 0 && inPage === ids.length,
      mixed: inPage > 0 && inPage < ids.length,
      onChange: () => setSelected(ids, inPage < ids.length),
    },
  };
};

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** Some of what it is about is selected. */
  mixed?: boolean;
  /** The key beside the space bar that it answers. */
  keys?: string;
  onChange: (isRange: boolean) => void;
};

const SelectBox = ({ label, checked, mixed = false, keys, onChange }: SelectBoxProps) => (
  <label className="data-table-select" {...BulkBar.ahead}>
    <input
      type="checkbox"
      aria-label={label}
      aria-keyshortcuts={keys}
      checked={checked}
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      // The event behind it is the click, also when the space bar made it.
      onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
);

/** The head of the checkboxes. */
export const SelectHead = (props: Omit<SelectBoxProps, 'label' | 'keys'>) => {
  const translate = useTranslate();
  return (
    <th scope="col" role="columnheader" className="is-selection">
      <SelectBox label={translate('ra.action.select_all')} {...props} />
    </th>
  );
};

type SelectCellProps = {
  record: RaRecord;
  checked: boolean;
  onSelect: (id: Identifier, isRange: boolean) => void;
};

/** The checkbox of a row. */
export const SelectCell = ({ record, checked, onSelect }: SelectCellProps) => {
  const translate = useTranslate();
  const nameOf = useRecordName();
  return (
    <td role="cell" className="is-selection">
      <SelectBox
        label={translate('widgets.list.select', { name: nameOf(record) })}
        checked={checked}
        keys="Shift+Space"
        onChange={(isRange) => onSelect(record.id, isRange)}
      />
    </td>
  );
};
