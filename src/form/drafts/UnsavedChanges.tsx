import { useBlocker, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/Dialog';
import { InfoBox } from '../../ui/Notice';
import { useAskBeforeClosing } from '../../ui/StayDuring';
import { clockTime } from '../../ui/text/clock';
import { mergeForms, type MergeRules } from '../save/merging';
import { drafts, useKeepDraft } from './drafts';

/** During a save it waits for the outcome, because the changes are already on their way. */
const LeaveDialog = ({ hasChanges, isSaving }: { hasChanges: boolean; isSaving: boolean }) => {
  const translate = useTranslate();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );

  const isAsking = state === 'blocked' && hasChanges && !isSaving;
  // Until the end of its closing animation. Most visits to a form need no dialog.
  const [isMounted, setMounted] = useState(false);
  if (isAsking && !isMounted) setMounted(true);

  // A save navigates while `hasChanges` is still true, so the navigation proceeds once the changes are gone.
  useEffect(() => {
    if (state === 'blocked' && !hasChanges) proceed();
  }, [state, hasChanges, proceed]);

  useAskBeforeClosing(hasChanges);

  return (
    isMounted && (
      <ConfirmDialog
        open={isAsking}
        title={translate('save.unsaved.title')}
        text={translate('save.unsaved.text')}
        confirmLabel={translate('save.unsaved.discard')}
        cancelLabel={translate('save.unsaved.stay')}
        negative
        onConfirm={() => proceed?.()}
        onClose={() => reset?.()}
        onClosed={() => setMounted(false)}
      />
    )
  );
};

type UnsavedChangesProps = {
  isSaved: boolean;
  /** Undefined for a new record, which nobody else can change. */
  rules?: MergeRules;
};

/** A restored draft is merged with what others saved meanwhile; a conflict is resolved when the form is saved. */
export const UnsavedChanges = ({ isSaved, rules }: UnsavedChangesProps) => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { getValues, reset, formState } = useFormContext();
  const { isReady } = formState;
  const { defaultValues, dirtyFields, isSubmitting } = useFormState();
  const hasChanges = !isSaved && Object.keys(dirtyFields).length > 0;
  const [restored, setRestored] = useState(() => drafts.at(pathname));
  const withoutDraft = useRef<FieldValues>({});

  const opened = rules ? defaultValues : undefined;
  useKeepDraft({ path: pathname, to: pathname + search, opened, hasChanges, values: getValues });

  // Waits until all inputs are registered, because each of them adds its default value.
  useEffect(() => {
    const draft = isReady ? drafts.at(pathname) : null;
    if (!draft) return;
    withoutDraft.current = defaultValues ?? {};
    let { values } = draft;
    if (rules && draft.opened) {
      const forms = { opened: draft.opened, theirs: withoutDraft.current, mine: values };
      const merge = mergeForms(rules, forms);
      reset(merge.baseValues);
      values = merge.valuesWith([]);
    }
    reset(values, { keepDefaultValues: true });
    drafts.discard(pathname);
  }, [isReady, pathname, reset, rules, defaultValues]);

  return (
    <>
      <div role="status" className="form-notice">
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
      {!isSaved && <LeaveDialog hasChanges={hasChanges} isSaving={isSubmitting} />}
    </>
  );
};
