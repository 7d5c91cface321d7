import { useTranslate } from 'ra-core';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { TextBox, type TextControl } from '../../ui/field/Field';
import { lineIcon } from '../../ui/lineIcon';
import { PanelField } from '../../ui/Panel';
import { type SavedView, useSavedViews, useShownView, useViewWords, withoutPrivateSearch } from './views';
import './views.css';

const mostViews = 20;

const longestViewName = 40;

/** Control characters, and characters that reorder or hide text: a name must not change the text around it. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name has no invisible characters, and single spaces. */
export const cleanViewName = (typed: string): string =>
  typed.replaceAll(/\s/g, ' ').replaceAll(unseen, '').normalize('NFC').replaceAll(/ +/g, ' ').trim();

const folded = (name: string): string => cleanViewName(name).toLowerCase();

export const viewNameFault = (
  name: string,
  others: readonly string[],
): 'missing' | 'tooLong' | 'taken' | undefined => {
  if (name === '') return 'missing';
  if (Array.from(name).length > longestViewName) return 'tooLong';
  return others.some((other) => folded(other) === folded(name)) ? 'taken' : undefined;
};

type ViewNameFormProps = {
  label: string;
  submit: string;
  /** The name of the view that gets another one. */
  initial?: string;
  onName: (name: string) => void;
  children?: ReactNode;
};

/** It validates on submit, and after an error on every change. */
const ViewNameForm = (props: ViewNameFormProps) => {
  const { label, submit, initial = '', onName, children } = props;
  const { words } = useViewWords();
  const [views] = useSavedViews();
  const input = useRef<TextControl>(null);
  const [typed, setTyped] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const name = cleanViewName(typed);
  const others = views.map((view) => view.label).filter((other) => other !== initial);
  const fault = viewNameFault(name, others);
  const isWrong = wasSent && fault !== undefined;
  return (
    <PanelField
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(fault !== undefined);
        if (fault !== undefined) {
          input.current?.focus();
          return;
        }
        setTyped('');
        onName(name);
      }}
    >
      <TextBox
        ref={input}
        label={label}
        autoComplete="off"
        value={typed}
        error={isWrong}
        helperText={isWrong && <span role="alert">{words(fault, { count: longestViewName })}</span>}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="saved-view-buttons flow">
        <Button variant="outlined" color="inherit" type="submit">
          {submit}
        </Button>
        {children}
      </div>
    </PanelField>
  );
};

/** What a view that is saved now has. */
const useValueToSave = () => {
  const shown = useShownView();
  const { filter, isPrivate } = withoutPrivateSearch(shown.filter);
  return { value: { ...shown, filter }, isPrivate };
};

const Act = (props: Pick<ComponentProps<typeof Button>, 'color' | 'onClick' | 'children'>) => (
  <Button size="small" color="inherit" {...props} />
);

type SavedViewRowProps = { view: SavedView; isOpen: boolean; onToggle: () => void; onRemoved: () => void };

const SavedViewRow = ({ view, isOpen, onToggle, onRemoved }: SavedViewRowProps) => {
  const { words, say } = useViewWords();
  const [views, keep] = useSavedViews();
  const { value, isPrivate } = useValueToSave();
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
  const update = (changes: Partial<SavedView>): void =>
    keep(views.map((each) => (each === view ? { ...view, ...changes } : each)));

  const replace = (): void => {
    update({ value });
    say(isPrivate ? 'savedWithoutSearch' : 'replaced', { name });
  };
  const rename = (label: string): void => {
    update({ label });
    say('renamed', { name: label });
    closeForm();
  };
  const setDefault = (isDefault: boolean): void => {
    keep(views.map((each) => ({ ...each, isDefault: isDefault && each === view })));
    say(isDefault ? 'madeDefault' : 'tookDefault', { name });
  };
  const remove = (): void => {
    keep(views.filter((each) => each !== view));
    say('removed', { name });
    onRemoved();
  };
  const cancel = <Act onClick={closeForm}>{translate('ra.action.cancel')}</Act>;

  return (
    <li>
      <button
        type="button"
        ref={toggle}
        className="saved-view-toggle entry ring-inside icons-16 row"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setAsked(undefined);
          onToggle();
        }}
      >
        <span className="saved-view-name one-line">{name}</span>
        {view.isDefault && (
          <>
            {' '}
            <span className="saved-view-default">{words('isDefault')}</span>
          </>
        )}
        {lineIcon('m4 6 4 4 4-4', 16)}
      </button>
      <div id={id} ref={content} role="group" aria-label={words('options', { name })} hidden={!isOpen}>
        {asked === 'rename' && (
          <ViewNameForm label={words('newName')} submit={words('saveName')} initial={name} onName={rename}>
            {cancel}
          </ViewNameForm>
        )}
        {asked === 'remove' && (
          <>
            <p tabIndex={-1} className="saved-view-question">
              {words('removeQuestion', { name })}
            </p>
            <div className="saved-view-buttons flow">
              {cancel}
              <Act color="error" onClick={remove}>
                {words('remove')}
              </Act>
            </div>
          </>
        )}
        {!asked && (
          <div className="saved-view-buttons flow">
            <Act onClick={replace}>{words('replace')}</Act>
            <Act onClick={() => setAsked('rename')}>{words('rename')}</Act>
            <Act onClick={() => setDefault(!view.isDefault)}>
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

export const SavedViews = () => {
  const { words, say } = useViewWords();
  const [views, keep] = useSavedViews();
  const { value, isPrivate } = useValueToSave();
  const [openRow, setOpenRow] = useState<number>();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <section className="saved-views column" aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {words('title')}
      </h3>
      {views.length > 0 && (
        <ul>
          {views.map((view, index) => (
            <SavedViewRow
              key={index}
              view={view}
              isOpen={openRow === index}
              onToggle={() => setOpenRow(openRow === index ? undefined : index)}
              onRemoved={() => {
                setOpenRow(undefined);
                title.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {views.length < mostViews ? (
        <ViewNameForm
          label={words('name')}
          submit={words('save')}
          onName={(label) => {
            keep([...views, { label, value }]);
            say(isPrivate ? 'savedWithoutSearch' : 'saved', { name: label });
          }}
        />
      ) : (
        <p className="saved-views-note hint">{words('full', { count: mostViews })}</p>
      )}
      {isPrivate && <p className="saved-views-note hint">{words('withoutSearch')}</p>}
    </section>
  );
};
