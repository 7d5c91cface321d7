import { useTranslate } from 'ra-core';
import { useContext, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Button } from '../ui/Button';
import { InfoBox } from '../ui/Notice';
import { clockTime } from '../ui/text/clock';
import { drafts, useKeepDraft } from './drafts';
import { mergeForms, MergingContext } from './save/merging';
import { useHasChanges } from './save/UnsavedChangesDialog';
import './DraftKeeper.css';

/**
 * Keeps the form's values as a draft when the session expires, restores them when the same user opens the same form again, and
 * offers to discard them. Merges changes that others saved meanwhile; a conflict is resolved when the form is saved.
 */
export const DraftKeeper = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const {
    getValues,
    reset,
    formState: { isReady },
  } = useFormContext();
  const { defaultValues } = useFormState();
  const merging = useContext(MergingContext);
  const hasChanges = useHasChanges();
  const [restored, setRestored] = useState(() => drafts.at(pathname));
  const withoutDraft = useRef<FieldValues>({});

  const opened = merging ? defaultValues : undefined;
  useKeepDraft({
    path: pathname,
    to: pathname + search,
    ...(opened && { opened }),
    hasChanges,
    values: getValues,
  });

  // Waits until the form is ready, because its first effects reset it, too.
  useEffect(() => {
    const draft = isReady ? drafts.at(pathname) : null;
    if (!draft) return;
    withoutDraft.current = defaultValues ?? {};
    let { values } = draft;
    if (merging && draft.opened) {
      const versions = { opened: draft.opened, theirs: withoutDraft.current, mine: values };
      const merge = mergeForms(merging.rules, versions);
      reset(merge.baseValues);
      values = merge.valuesWith([]);
    }
    reset(values, { keepDefaultValues: true });
    drafts.discard(pathname);
  }, [isReady, pathname, reset, merging, defaultValues]);

  return (
    <div role="status" className="draft-keeper">
      {restored && (
        <InfoBox
          title={translate('form.draft.restored', { time: clockTime(restored.keptAt) })}
          actions={
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => {
                reset(withoutDraft.current);
                setRestored(null);
              }}
            >
              {translate('form.draft.discard')}
            </Button>
          }
        />
      )}
    </div>
  );
};
