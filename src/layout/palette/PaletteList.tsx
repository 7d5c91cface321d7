import { LinkBase } from 'ra-core';
import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteOption } from './paletteOption';
import { usePaletteWords } from './usePaletteWords';

/** Keeps the focus in the input, which handles the keyboard for all options. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

type OptionProps = {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onClose: () => void;
};

/** An option: a link, which the browser can open in a new tab, or a button. */
const Option = ({ id, option, isActive, onPoint, onClose }: OptionProps) => {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { Icon, name, detail } = option;
  const props = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: 'palette-option',
    onPointerMove: isActive ? undefined : onPoint,
    onMouseDown: keepFocus,
    children: (
      <>
        {Icon && <Icon />}
        <span className="palette-option-name">{name}</span>
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
    return <button ref={element as Ref<HTMLButtonElement>} type="button" {...props} onClick={act} />;
  }
  const closeUnlessNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  const { path, state } = option;
  return (
    <LinkBase
      ref={element as Ref<HTMLAnchorElement>}
      to={path}
      state={state}
      {...props}
      onClick={closeUnlessNewTab}
    />
  );
};

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  activeId: string | undefined;
  onPoint: (id: string) => void;
  /** Called when the person chooses an option that closes the palette. */
  onClose: () => void;
};

/** Returns the element id of an option or a group of the list. */
export const elementId = (listId: string, name: string): string => `${listId}-${name.replaceAll(' ', '-')}`;

/** The options of the palette, by group. */
export const PaletteList = ({ id, groups, activeId, onPoint, onClose }: PaletteListProps) => {
  const words = usePaletteWords();
  return (
    <div id={id} role="listbox" aria-label={words('results')}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={elementId(id, `group ${group.id}`)}>
          <div className="palette-heading">
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
