import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Dialog from '@mui/material/Dialog';
import { LinkBase, useTranslate } from 'ra-core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useVisibleAreas } from '../../menu/area';
import { KeyList } from './KeyList';
import {
  fewestLetters,
  type PaletteGroup,
  type PaletteOption,
  usePaletteGroups,
  usePaletteWords,
} from './paletteOptions';
import './Palette.css';

const NothingFound = ({ typed }: { typed: string }) => {
  const translate = useTranslate();
  const words = usePaletteWords();
  const searched = useVisibleAreas().filter(({ search }) => search !== undefined);
  return (
    <div className="palette-none hint">
      <p className="palette-none-title">{words('none', { text: typed })}</p>
      <p>{words(typed.length < fewestLetters ? 'tooShort' : 'noneHint')}</p>
      <dl className="stack">
        {searched.map(({ name }) => (
          <div key={name}>
            <dt>{translate(`resources.${name}.name`)}</dt>
            <dd>{translate(`resources.${name}.searchHint`, { _: '' })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();

/** The input handles the keyboard for all options. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

type OptionProps = {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onClose: () => void;
};

/** A link, which the browser can open in a new tab, or a button. */
const Option = ({ id, option, isActive, onPoint, onClose }: OptionProps) => {
  const { Icon, name, detail } = option;
  const props = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: 'palette-option entry icons-20 row',
    onPointerMove: isActive ? undefined : onPoint,
    onMouseDown: keepFocus,
    children: (
      <>
        {Icon && <Icon />}
        <span>{name}</span>
        {detail && (
          <>
            {' '}
            <span className="palette-option-detail">{detail}</span>
          </>
        )}
      </>
    ) satisfies ReactNode,
  } as const;
  if (!('path' in option)) {
    const act = (): void => {
      if (!option.stays) onClose();
      option.act();
    };
    return <button type="button" {...props} onClick={act} />;
  }
  const closeUnlessNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  const { path, state } = option;
  return <LinkBase to={path} state={state} {...props} onClick={closeUnlessNewTab} />;
};

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onClose: () => void;
};

const elementId = (listId: string, name: string): string => `${listId}-${name.replaceAll(' ', '-')}`;

const PaletteList = ({ id, groups, activeId, onPoint, onClose }: PaletteListProps) => {
  const words = usePaletteWords();
  return (
    <div id={id} role="listbox" aria-label={words('results')}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={elementId(id, `group ${group.id}`)}>
          <div className="palette-heading ends">
            <span id={elementId(id, `group ${group.id}`)}>{group.title}</span>
            {group.isSearching && <span className="palette-searching">{words('searching')}</span>}
          </div>
          {group.options.map((option) => (
            <Option
              key={option.id}
              id={elementId(id, option.id)}
              option={option}
              isActive={option.id === activeId}
              onPoint={() => onPoint(option.id)}
              onClose={onClose}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox with its listbox (WAI-ARIA): the focus stays in the input, ↑ and ↓ move, Enter opens, Esc closes. */
const Palette = ({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) => {
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
  useEffect(() => {
    if (activeElement !== undefined)
      document.getElementById(activeElement)?.scrollIntoView({ block: 'nearest' });
  }, [activeElement]);

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
      transitionDuration={0}
      aria-labelledby={`${id}title`}
      className="palette"
      onClose={onClose}
    >
      <h2 id={`${id}title`} className="visually-hidden">
        {words('title')}
      </h2>
      <div className="palette-field icons-20 row">
        <SearchOutlined aria-hidden="true" />
        <input
          ref={focusOnMount}
          className="bare-input"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={words('title')}
          aria-label={words('title')}
          aria-autocomplete="list"
          aria-expanded={activeElement !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeElement}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="icon-tool"
          aria-label={words('close')}
          title={words('close')}
          onClick={onClose}
        >
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
      <p className="palette-keys row needs-keyboard" aria-hidden="true">
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

export type PaletteDialog = 'palette' | 'keys';

type PaletteDialogsProps = {
  shown: PaletteDialog;
  /** Without `next`, closes the current one. */
  onShow: (next?: PaletteDialog) => void;
};

/** In one file, because both are small, and one opens the other. */
const PaletteDialogs = ({ shown, onShow }: PaletteDialogsProps) =>
  shown === 'keys' ? (
    <KeyList onClose={() => onShow()} />
  ) : (
    <Palette onClose={() => onShow()} onKeys={() => onShow('keys')} />
  );

export default PaletteDialogs;
