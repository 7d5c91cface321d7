import {
  type Identifier,
  type RaRecord,
  useEvent,
  useListContext,
  useStoreContext,
  useTranslate,
} from 'ra-core';
import { useEffect, useRef } from 'react';
import { selectionFilterKey } from '../dataProvider/keys';
import { partOnDemand } from '../ui/onDemand/onDemand';
import { useRecordName } from '../ui/text/words';
import { type BulkActions, useBulkDraft } from './bulk/bulkActions';
import { useFilterValues } from './filter/listFilter';

export const BulkBar = partOnDemand(() => import('./bulk/BulkBar'));

/** It lasts on other pages, until the filter changes; one that an expired session interrupted is restored. */
export const useSelection = (rows: readonly RaRecord[], bulk: BulkActions | undefined) => {
  const { resource, selectedIds, onSelect, onUnselectItems, isPlaceholderData } = useListContext<RaRecord>();
  const filter = JSON.stringify(useFilterValues());
  const store = useStoreContext();
  const last = useRef<Identifier>(undefined);
  const ids = rows.map(({ id }) => id);
  const matches = rows.filter((row) => bulk?.isMatch?.(row) ?? true).map(({ id }) => id);
  const inPage = matches.filter((id) => selectedIds.includes(id)).length;
  const { draft } = useBulkDraft();

  useEffect(() => {
    if (draft) onSelect(draft.ids);
  }, [draft, onSelect]);

  // An action would otherwise apply to records that the new filter does not show.
  useEffect(() => {
    const key = selectionFilterKey(resource);
    if (store.getItem(key) === filter) return;
    // useStore would render the table again.
    store.setItem(key, filter);
    if (!draft && selectedIds.length > 0) onUnselectItems();
  }, [store, resource, filter, draft, selectedIds, onUnselectItems]);

  const setSelected = (changed: readonly Identifier[], isSelected: boolean): void => {
    // These rows may be those of the previous filter.
    if (isPlaceholderData) return;
    const others = selectedIds.filter((id) => !changed.includes(id));
    onSelect(isSelected ? [...others, ...changed] : others);
  };
  const toggle = useEvent((id: Identifier, isRange: boolean): void => {
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
    const range = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    setSelected(range, !selectedIds.includes(id));
    last.current = id;
  });

  return {
    selectedIds,
    toggle,
    page: {
      checked: matches.length > 0 && inPage === matches.length,
      mixed: inPage > 0 && inPage < matches.length,
      onChange: () => setSelected(matches, inPage < matches.length),
    },
  };
};

type SelectionCheckboxProps = {
  label: string;
  checked: boolean;
  mixed?: boolean;
  keys?: string;
  onChange: (isRange: boolean) => void;
};

const SelectionCheckbox = ({ label, checked, mixed = false, keys, onChange }: SelectionCheckboxProps) => (
  <label className="data-table-select">
    <input
      type="checkbox"
      aria-label={label}
      aria-keyshortcuts={keys}
      checked={checked}
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      // Firefox's click by the space bar does not tell of Shift.
      onKeyUp={(event) => {
        if (event.key !== ' ' || !event.shiftKey) return;
        event.preventDefault();
        onChange(true);
      }}
      // A checkbox changes by a click event, so the native event is a MouseEvent.
      onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
);

export const SelectHead = (props: Omit<SelectionCheckboxProps, 'label' | 'keys'>) => {
  const translate = useTranslate();
  return (
    <th scope="col" role="columnheader" className="is-selection">
      <SelectionCheckbox label={translate('ra.action.select_all')} {...props} />
    </th>
  );
};

type SelectRowProps = {
  record: RaRecord;
  checked: boolean;
  onSelect: (id: Identifier, isRange: boolean) => void;
};

export const SelectRow = ({ record, checked, onSelect }: SelectRowProps) => {
  const translate = useTranslate();
  const nameOf = useRecordName();
  return (
    <SelectionCheckbox
      label={translate('list.select', { name: nameOf(record) })}
      checked={checked}
      keys="Shift+Space"
      onChange={(isRange) => onSelect(record.id, isRange)}
    />
  );
};
