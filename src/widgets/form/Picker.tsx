import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { matchesWords } from '../../domain/shop';

type PickerProps<T> = {
  id?: string;
  value: T | null;
  onChange: (item: T | null) => void;
  /** What there is to choose from. */
  query: Pick<UseQueryResult<readonly T[]>, 'data' | 'isFetching' | 'isError' | 'refetch'>;
  /** How an item is written in the field. */
  labelOf: (item: T) => string;
  /** What typing is compared with; left out, the label. */
  searchedIn?: (item: T) => string;
  /** Most items shown at once; typing narrows them. */
  limit?: number;
  /** An item in the list; left out, its label. */
  optionOf?: (item: T) => ReactNode;
  disabled?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  /** What is wrong with the choice, in words. */
  fault?: ReactNode;
  field: Pick<
    TextFieldProps,
    'name' | 'label' | 'inputRef' | 'placeholder' | 'required' | 'autoFocus' | 'helperText'
  >;
};

/**
 * One of many, found by typing any words of it. The chosen item is shown before its list is there. A list that could not be
 * read says so at the field, with a retry.
 */
export const Picker = <T extends { id: string }>(props: PickerProps<T>) => {
  const { id, value, onChange, query, labelOf, searchedIn = labelOf, limit, optionOf } = props;
  const { disabled = false, onFocus, onBlur, fault, field } = props;
  const translate = useTranslate();
  const list = query.data ?? [];
  const hasFailed = query.isError && !query.isFetching && !disabled;
  const failed = translate('widgets.form.picker.failed');
  const help = hasFailed ? (
    <>
      {failed}{' '}
      <Link component="button" type="button" color="error" onClick={() => void query.refetch()}>
        {translate('widgets.feedback.retry')}
      </Link>
    </>
  ) : (
    (fault ?? field.helperText)
  );
  return (
    <Autocomplete<T>
      id={id}
      value={value}
      options={value && !list.some((item) => item.id === value.id) ? [value, ...list] : [...list]}
      getOptionLabel={labelOf}
      getOptionKey={(item) => item.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(items, { inputValue }) =>
        items.filter((item) => matchesWords(searchedIn(item), inputValue)).slice(0, limit)
      }
      {...(optionOf && {
        renderOption: ({ key, ...item }, option) => (
          <li key={key} {...item}>
            {optionOf(option)}
          </li>
        ),
      })}
      onChange={(_, item) => onChange(item)}
      onFocus={onFocus}
      onBlur={onBlur}
      disabled={disabled}
      loading={query.isFetching}
      loadingText={translate('widgets.form.picker.loading')}
      noOptionsText={hasFailed ? failed : translate('widgets.form.picker.none')}
      autoHighlight
      renderInput={(params) => (
        <TextField
          {...params}
          {...field}
          error={hasFailed || fault !== undefined}
          helperText={help}
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {query.isFetching && <CircularProgress size={16} aria-hidden="true" />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
};
