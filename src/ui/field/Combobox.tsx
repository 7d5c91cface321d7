import Popper, { type PopperProps } from '@mui/material/Popper';
import useAutocomplete, { type UseAutocompleteProps } from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { matchesWords } from '../../domain/search';
import { Button, Ring } from '../Button';
import { lineIcon } from '../lineIcon';
import { TextBox, type TextBoxProps } from './Field';
import './Combobox.css';

type ComboboxProps<Item, Free extends boolean> = Omit<
  UseAutocompleteProps<Item, false, Free, Free>,
  'autoHighlight' | 'getOptionLabel' | 'groupBy' | 'inputValue'
> & {
  field: Omit<TextBoxProps, 'id' | 'boxRef' | 'rows' | 'maxRows'>;
  labelOf: (item: Item) => string;
  optionOf?: (item: Item) => ReactNode;
  /** If no item fits; without it, there is no list then. */
  emptyText?: string;
  /** The typed text while it is not a choice, '' when it is one. */
  onUnfinished?: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

const asWideAsItsField: PopperProps['modifiers'] = [
  {
    name: 'asWideAsItsField',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state }) => {
      const { popper } = state.styles;
      if (popper) popper.width = `${state.rects.reference.width}px`;
    },
  },
];

/**
 * Enter takes the highlighted choice, and sends no form while the list is open or the text is no choice. A text that is left so
 * stays, with a sentence below it, unless it is the whole name of one choice, which is then taken.
 */
export const Combobox = <Item, Free extends boolean = false>(props: ComboboxProps<Item, Free>) => {
  const { field, labelOf, optionOf = labelOf, emptyText, onUnfinished, onFocus, onBlur, ...options } = props;
  const { value = null, freeSolo, disabled } = options;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  // Free text is its own label.
  const textOf = (item: Item | string): string => (typeof item === 'string' ? item : labelOf(item));
  const label = value === null ? '' : textOf(value);
  const [first] = useState(label);
  const [text, setText] = useState(label);
  const [lastLabel, setLastLabel] = useState(label);
  if (label !== lastLabel || (disabled && text !== label)) {
    setLastLabel(label);
    setText(label);
  }
  const typed = text.trim();
  const isUnfinished = freeSolo
    ? typed !== '' && text !== first && !options.options.some((item) => textOf(item) === typed)
    : typed !== label.trim();
  const unfinished = isUnfinished ? typed : '';
  useEffect(() => onUnfinished?.(unfinished), [onUnfinished, unfinished]);
  const [wasLeftUnfinished, setLeftUnfinished] = useState(false);
  if (wasLeftUnfinished && !isUnfinished) setLeftUnfinished(false);
  const combobox = useAutocomplete<Item, false, Free, Free>({
    ...options,
    getOptionLabel: textOf,
    inputValue: text,
    onInputChange: (event, next, reason) => {
      // The hook would also write the label of the choice over a text that is not a choice.
      if (reason === 'reset' || reason === 'blur') return;
      setText(next);
      options.onInputChange?.(event, next, reason);
    },
    autoHighlight: !freeSolo || isUnfinished,
    // While a person types, the first match is highlighted, not the former choice.
    ...(isUnfinished && { isOptionEqualToValue: () => false }),
  });
  const { popupOpen: isOpen, groupedOptions: items } = combobox;
  const { ref, ...input } = combobox.getInputProps();
  const openingText = translate(`field.${isOpen ? 'close' : 'open'}`);
  const clearText = translate('field.clear');

  const isListed = isOpen && (items.length > 0 || emptyText !== undefined);
  const showsSentence = wasLeftUnfinished && !field.error;
  const sentence =
    showsSentence && translate(`field.${freeSolo ? 'unlisted' : 'unfinished'}`, { text: typed });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // An Enter that ends the composition of a character belongs to the keyboard's own list.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(isListed || isUnfinished)) return;
    event.preventDefault();
    setLeftUnfinished(isUnfinished && !isListed);
    const active = event.currentTarget.getAttribute('aria-activedescendant');
    // The hook itself takes a choice over free text only if it was highlighted by hand.
    if (freeSolo && active) document.getElementById(active)?.click();
  };
  const onLeave = (event: FocusEvent<HTMLInputElement>): void => {
    const same = items.filter((item) => textOf(item).toLowerCase() === typed.toLowerCase());
    const [choice] = same;
    if (isUnfinished && choice && same.length === 1) {
      const { id } = combobox.getOptionProps({ option: choice, index: items.indexOf(choice) });
      document.getElementById(id ?? '')?.click();
    }
    setLeftUnfinished(isUnfinished);
    input.onBlur?.(event);
  };
  return (
    <div className="combobox" {...combobox.getRootProps()} onFocus={onFocus} onBlur={onBlur}>
      <TextBox
        {...field}
        {...input}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        error={field.error || (showsSentence && !freeSolo)}
        helperText={sentence || field.helperText}
        id={combobox.id}
        ref={useForkRef(field.ref, ref)}
        boxRef={box}
        endAdornment={
          <>
            {field.endAdornment}
            {combobox.dirty && !options.disabled && !options.disableClearable && (
              <button
                {...combobox.getClearProps()}
                className="combobox-button icons-16 is-clear"
                aria-label={clearText}
                title={clearText}
              >
                {lineIcon('m6 6 8 8m0-8-8 8', 20)}
              </button>
            )}
            {!options.freeSolo && (
              <button
                {...combobox.getPopupIndicatorProps()}
                className="combobox-button icons-16"
                disabled={options.disabled}
                aria-label={openingText}
                title={openingText}
              >
                {lineIcon(isOpen ? 'm5 12.5 5-5 5 5' : 'm5 7.5 5 5 5-5', 20)}
              </button>
            )}
          </>
        }
      />
      {isListed && (
        <Popper
          open
          anchorEl={() => box.current as HTMLElement}
          placement="bottom-start"
          modifiers={asWideAsItsField}
          className="combobox-list frame"
          role="presentation"
        >
          {items.length === 0 ? (
            // Keeps the focus in the field.
            <p role="presentation" onMouseDown={(event) => event.preventDefault()}>
              {emptyText}
            </p>
          ) : (
            <ul {...combobox.getListboxProps()}>
              {items.map((option, index) => {
                const { key, ...attributes } = combobox.getOptionProps({ option, index });
                return (
                  <li key={key} {...attributes}>
                    {optionOf(option)}
                  </li>
                );
              })}
            </ul>
          )}
        </Popper>
      )}
    </div>
  );
};

export type PickerProps<T> = Pick<
  ComboboxProps<T, false>,
  'id' | 'optionOf' | 'disabled' | 'onUnfinished' | 'onFocus' | 'onBlur'
> & {
  value: T | null;
  onChange: (item: T | null) => void;
  query: Pick<UseQueryResult<readonly T[]>, 'data' | 'isFetching' | 'isError' | 'refetch'>;
  labelOf: (item: T) => string;
  searchTextOf?: (item: T) => string;
  limit?: number;
  fault?: ReactNode;
  field: Pick<
    TextBoxProps,
    'name' | 'label' | 'ref' | 'placeholder' | 'required' | 'autoFocus' | 'helperText'
  >;
};

/** Finds an item by any of its words. The chosen one is shown before the list is loaded, or if it cannot be loaded. */
export const Picker = <T extends { id: string }>(props: PickerProps<T>) => {
  const { onChange, query, searchTextOf = props.labelOf, limit, fault, field, ...combobox } = props;
  const { value, disabled } = combobox;
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
      {...combobox}
      options={value && !list.some((item) => item.id === value.id) ? [value, ...list] : [...list]}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(items, { inputValue }) =>
        items.filter((item) => matchesWords(searchTextOf(item), inputValue)).slice(0, limit)
      }
      onChange={(_, item) => onChange(item)}
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
