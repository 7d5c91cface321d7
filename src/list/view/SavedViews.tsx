import { useId, useRef, useState } from 'react';
import { mostViews } from '../../domain/viewName';
import type { SavedView } from './savedView';
import { SavedViewRow } from './SavedViewRow';
import { useSavedViews } from './useSavedViews';
import { useShownView } from './useShownView';
import { useViewWords } from './useViewWords';
import { ViewNameForm } from './ViewNameForm';
import { withoutPrivateSearch } from './withoutPrivateSearch';
import './SavedViews.css';

/** The section that saves the list's current state as a view and manages the saved views. */
export const SavedViews = () => {
  const { words, say } = useViewWords();
  const [views, keep] = useSavedViews();
  const shown = useShownView();
  const { filter, isPrivate } = withoutPrivateSearch(shown.filter);
  const value = { ...shown, filter };
  const [openRow, setOpenRow] = useState<SavedView['label']>();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const names = views.map(({ label }) => label);

  const update = (view: SavedView, changes: Partial<SavedView>): void =>
    keep(views.map((each) => (each === view ? { ...view, ...changes } : each)));

  return (
    <section className="saved-views" aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {words('title')}
      </h3>
      {views.length > 0 && (
        <ul>
          {views.map((view, index) => (
            <SavedViewRow
              key={index}
              view={view}
              others={names.filter((name) => name !== view.label)}
              isOpen={openRow === view.label}
              onToggle={() => setOpenRow(openRow === view.label ? undefined : view.label)}
              onReplace={() => {
                update(view, { value });
                say(isPrivate ? 'savedWithoutSearch' : 'replaced', { name: view.label });
              }}
              onRename={(label) => {
                update(view, { label });
                setOpenRow(label);
                say('renamed', { name: label });
              }}
              onDefault={(isDefault) => {
                keep(views.map((each) => ({ ...each, isDefault: isDefault && each === view })));
                say(isDefault ? 'madeDefault' : 'tookDefault', { name: view.label });
              }}
              onRemove={() => {
                keep(views.filter((each) => each !== view));
                setOpenRow(undefined);
                say('removed', { name: view.label });
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
          others={names}
          onName={(label) => {
            keep([...views, { label, value }]);
            say(isPrivate ? 'savedWithoutSearch' : 'saved', { name: label });
          }}
        />
      ) : (
        <p className="saved-views-note">{words('full', { count: mostViews })}</p>
      )}
      {isPrivate && <p className="saved-views-note">{words('withoutSearch')}</p>}
    </section>
  );
};
