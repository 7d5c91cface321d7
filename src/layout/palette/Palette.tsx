import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { NothingFound } from './NothingFound';
import { PaletteInput } from './PaletteInput';
import { elementId, PaletteList } from './PaletteList';
import { usePaletteGroups } from './usePaletteGroups';
import { usePaletteWords } from './usePaletteWords';
import './Palette.css';

type PaletteProps = {
  onClose: () => void;
  /** Called when the person chooses the list of keys. */
  onKeys: () => void;
};

/** Number of options that an arrow key moves. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The palette, which finds pages, actions and records by a typed text: a combobox with its listbox (WAI-ARIA) in a dialog.
 * The focus stays in the input; ↑ and ↓ move, Enter opens, Esc closes and returns the focus.
 */
export const Palette = ({ onClose, onKeys }: PaletteProps) => {
  const words = usePaletteWords();
  const id = useId();
  const listId = `${id}list`;
  const [text, setText] = useState('');
  const [pointed, setPointed] = useState<string>();
  const typed = text.trim();
  const groups = usePaletteGroups(typed, onKeys);
  const options = groups.flatMap((group) => group.options);
  const isSearching = groups.some((group) => group.isSearching);
  const active = options.find((option) => option.id === pointed) ?? options[0];
  // The first option stays active when records that arrive later come before it.
  if (active && active.id !== pointed) setPointed(active.id);
  const activeElement = active && elementId(listId, active.id);

  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes text, these keys belong to the input method.
    if (event.nativeEvent.isComposing || !active) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) document.getElementById(elementId(listId, active.id))?.click();
    // The arrows wrap around: the first option follows the last.
    else setPointed(options.at((options.indexOf(active) + step) % options.length)?.id);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={`${id}title`}
      className="palette"
      onClose={onClose}
    >
      <h2 id={`${id}title`} className="visually-hidden">
        {words('title')}
      </h2>
      <div className="palette-field">
        <PaletteInput
          value={text}
          listId={listId}
          activeElement={activeElement}
          onChange={(value) => {
            setText(value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={words('close')} title={words('close')} onClick={onClose}>
          <CloseOutlined aria-hidden="true" />
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {isSearching
          ? words('searching')
          : words(options.length > 0 ? 'found' : 'foundNothing', { count: options.length })}
      </p>
      <div className="palette-results">
        {groups.length > 0 ? (
          <PaletteList
            id={listId}
            groups={groups}
            activeId={active?.id}
            onPoint={setPointed}
            onClose={onClose}
          />
        ) : (
          <NothingFound typed={typed} />
        )}
      </div>
      <p className="palette-keys needs-keyboard" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <span>{words('toChoose')}</span>
        </span>
        <span>
          <kbd>{words('enter')}</kbd> <span>{words('toOpen')}</span>
        </span>
        <span>
          <kbd>{words('escape')}</kbd> <span>{words('toClose')}</span>
        </span>
      </p>
    </Dialog>
  );
};
