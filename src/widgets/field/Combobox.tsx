import Popper, { type PopperProps } from '@mui/material/Popper';
import useAutocomplete, { type UseAutocompleteProps } from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { TextBox, type TextBoxProps } from './TextBox';
import './Combobox.css';

type ComboboxProps<Item, Free extends boolean> = Omit<
  UseAutocompleteProps<Item, false, Free, Free>,
  'getOptionLabel' | 'groupBy'
> & {
  /** The attributes of its text field. */
  field: Omit<TextBoxProps, 'id' | 'boxRef' | 'rows' | 'maxRows'>;
  labelOf: (item: Item) => string;
  /** Renders an item of the list; defaults to its label. */
  optionOf?: (item: Item) => ReactNode;
  /** The text if no item fits; without it, the list is not shown then. */
  emptyText?: string;
  onFocus?: () => void;
  onBlur?: () => void;
};

/** Gives the list the width of the field's box. */
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
 * A text field with a list of the choices that fit to the typed text (WAI-ARIA's combobox), on the hook of MUI's Autocomplete;
 * more props are options of the hook. Its elements are plain for the reason of `FieldBox`.
 */
export const Combobox = <Item, Free extends boolean = false>(props: ComboboxProps<Item, Free>) => {
  const { field, labelOf, optionOf = labelOf, emptyText, onFocus, onBlur, ...options } = props;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const combobox = useAutocomplete<Item, false, Free, Free>({
    ...options,
    // Free text is its own label.
    getOptionLabel: (item) => (typeof item === 'string' ? item : labelOf(item)),
  });
  const { popupOpen: isOpen, groupedOptions: items } = combobox;
  const { ref, ...input } = combobox.getInputProps();
  const openingText = translate(`widgets.field.${isOpen ? 'close' : 'open'}`);
  const clearText = translate('widgets.field.clear');
  return (
    <div className="combobox" {...combobox.getRootProps()} onFocus={onFocus} onBlur={onBlur}>
      <TextBox
        {...field}
        {...input}
        id={combobox.id}
        ref={useForkRef(field.ref, ref)}
        boxRef={box}
        endAdornment={
          <>
            {field.endAdornment}
            {combobox.dirty && !options.disabled && !options.disableClearable && (
              <button
                {...combobox.getClearProps()}
                className="combobox-button is-clear"
                aria-label={clearText}
                title={clearText}
              >
                <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m6 6 8 8m0-8-8 8" />
                </svg>
              </button>
            )}
            {!options.freeSolo && (
              <button
                {...combobox.getPopupIndicatorProps()}
                className="combobox-button"
                disabled={options.disabled}
                aria-label={openingText}
                title={openingText}
              >
                <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true">
                  <path d={isOpen ? 'm5 12.5 5-5 5 5' : 'm5 7.5 5 5 5-5'} />
                </svg>
              </button>
            )}
          </>
        }
      />
      {isOpen && (items.length > 0 || emptyText !== undefined) && (
        <Popper
          open
          anchorEl={() => box.current as HTMLElement}
          placement="bottom-start"
          modifiers={asWideAsItsField}
          className="combobox-list"
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
