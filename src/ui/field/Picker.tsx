import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { matchesWords } from '../../domain/search';
import { Button, Ring } from '../Button';
import { Combobox } from './Combobox';
import type { TextBoxProps } from './Field';

export type PickerProps<T> = {
  id?: string;
  value: T | null;
  onChange: (item: T | null) => void;
  query: Pick<UseQueryResult<readonly T[]>, 'data' | 'isFetching' | 'isError' | 'refetch'>;
  labelOf: (item: T) => string;
  /** Returns the text to search in; defaults to the label. */
  searchTextOf?: (item: T) => string;
  /** The maximum number of items shown at once; defaults to all. */
  limit?: number;
  /** Renders an item of the list; defaults to its label. */
  optionOf?: (item: T) => ReactNode;
  disabled?: boolean;
  /** Called with the typed text while it is not a choice, and with '' when it is one again. */
  onUnfinished?: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** The error text of the choice; undefined if it is valid. */
  fault?: ReactNode;
  field: Pick<
    TextBoxProps,
    'name' | 'label' | 'ref' | 'placeholder' | 'required' | 'autoFocus' | 'helperText'
  >;
};

/**
 * An autocomplete that finds an item by any of its words. The chosen item is shown even before the list is loaded. If the list
 * cannot be loaded, the field shows an error with a retry button.
 */
export const Picker = <T extends { id: string }>(props: PickerProps<T>) => {
  const { id, value, onChange, query, labelOf, searchTextOf = labelOf, limit, optionOf } = props;
  const { disabled = false, onUnfinished, onFocus, onBlur, fault, field } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const list = query.data ?? [];
  const hasFailed = query.isError && !query.isFetching && !disabled;
  // An open list would cover the retry button below the field.
  if (hasFailed && isOpen) setOpen(false);
  const help = hasFailed ? (
    <>
      <span>{translate('field.picker.failed')}</span>{' '}
      <Button variant="link" color="error" onClick={() => void query.refetch()}>
        {translate('ui.retry')}
      </Button>
    </>
  ) : (
    (fault ?? field.helperText)
  );
  return (
    <Combobox<T>
      id={id}
      value={value}
      options={value && !list.some((item) => item.id === value.id) ? [value, ...list] : [...list]}
      labelOf={labelOf}
      optionOf={optionOf}
      getOptionKey={({ id: key }) => key}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(items, { inputValue }) =>
        items.filter((item) => matchesWords(searchTextOf(item), inputValue)).slice(0, limit)
      }
      onChange={(_, item) => onChange(item)}
      onUnfinished={onUnfinished}
      onFocus={onFocus}
      onBlur={onBlur}
      disabled={disabled}
      emptyText={translate(`field.picker.${query.isFetching ? 'loading' : 'none'}`)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      field={{
        ...field,
        error: hasFailed || fault !== undefined,
        helperText: help,
        endAdornment: query.isFetching && <Ring />,
      }}
    />
  );
};
