import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import type { SavedView } from './savedView';
import { useViewWords } from './useViewWords';
import { ViewNameForm } from './ViewNameForm';

type SavedViewRowProps = {
  view: SavedView;
  others: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
  onReplace: () => void;
  onRename: (name: string) => void;
  onDefault: (isDefault: boolean) => void;
  onRemove: () => void;
};

type ActProps = { color?: 'inherit' | 'error'; onClick: () => void; children: string };

const Act = ({ color = 'inherit', onClick, children }: ActProps) => (
  <Button size="small" color={color} onClick={onClick}>
    {children}
  </Button>
);

/** A saved view in the panel. A click on its name shows its actions. */
export const SavedViewRow = (props: SavedViewRowProps) => {
  const { view, others, isOpen, onToggle, onReplace, onRename, onDefault, onRemove } = props;
  const { words } = useViewWords();
  const translate = useTranslate();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const name = view.label;

  // Focuses the input for the new name, or the question before removing.
  useEffect(() => {
    if (asked) content.current?.querySelector<HTMLElement>('input, p')?.focus();
  }, [asked]);

  const closeForm = (): void => {
    setAsked(undefined);
    toggle.current?.focus();
  };
  const cancel = <Act onClick={closeForm}>{translate('ra.action.cancel')}</Act>;

  return (
    <li>
      <button
        type="button"
        ref={toggle}
        className="saved-view-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setAsked(undefined);
          onToggle();
        }}
      >
        <span className="saved-view-name">{name}</span>
        {view.isDefault && (
          <>
            {' '}
            <span className="saved-view-default">{words('isDefault')}</span>
          </>
        )}
        <svg className="line-icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      <div id={id} ref={content} role="group" aria-label={words('options', { name })} hidden={!isOpen}>
        {asked === 'rename' && (
          <ViewNameForm
            label={words('newName')}
            submit={words('saveName')}
            initial={name}
            others={others}
            onName={(chosen) => {
              onRename(chosen);
              closeForm();
            }}
          >
            {cancel}
          </ViewNameForm>
        )}
        {asked === 'remove' && (
          <>
            <p tabIndex={-1} className="saved-view-question">
              {words('removeQuestion', { name })}
            </p>
            <div className="saved-view-buttons">
              {cancel}
              <Act color="error" onClick={onRemove}>
                {words('remove')}
              </Act>
            </div>
          </>
        )}
        {!asked && (
          <div className="saved-view-buttons">
            <Act onClick={onReplace}>{words('replace')}</Act>
            <Act onClick={() => setAsked('rename')}>{words('rename')}</Act>
            <Act onClick={() => onDefault(!view.isDefault)}>
              {words(view.isDefault ? 'takeDefault' : 'makeDefault')}
            </Act>
            <Act color="error" onClick={() => setAsked('remove')}>
              {words('remove')}
            </Act>
          </div>
        )}
      </div>
    </li>
  );
};
