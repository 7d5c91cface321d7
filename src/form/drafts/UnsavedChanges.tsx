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

type LeaveDialogProps = {
  hasChanges: boolean;
  isSaving: boolean;
};

/**
 * Asks before the user leaves a form with unsaved changes, also by the browser's Back button. When the tab closes, the
 * browser asks. During a save it waits for the outcome, because the changes are already on their way.
 */
const LeaveDialog = ({ hasChanges, isSaving }: LeaveDialogProps) => {
  const translate = useTranslate();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );

  const isAsking = state === 'blocked' && hasChanges && !isSaving;
  // From the question to the end of its closing animation. Most visits to a form need no dialog.
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
  /** True if the form's values are saved, so that leaving needs no confirmation. */
  isSaved: boolean;
  /** How a restored draft merges with the changes of others; undefined for a new record, which nobody else can change. */
  rules?: MergeRules;
};

/**
 * Looks after what is typed and not yet sent. It asks before it is lost, keeps it as a draft when the session expires, restores
 * it when the same user opens the same form again, and offers to discard it. Merges changes that others saved meanwhile; a
 * conflict is resolved when the form is saved.
 */
export const UnsavedChanges = ({ isSaved, rules }: UnsavedChangesProps) => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const {
    getValues,
    reset,
    formState: { isReady },
  } = useFormContext();
  const { defaultValues, dirtyFields, isSubmitting } = useFormState();
  const hasChanges = !isSaved && Object.keys(dirtyFields).length > 0;
  const [restored, setRestored] = useState(() => drafts.at(pathname));
  const withoutDraft = useRef<FieldValues>({});

  const opened = rules ? defaultValues : undefined;
  useKeepDraft({
    path: pathname,
    to: pathname + search,
    ...(opened && { opened }),
    hasChanges,
    values: getValues,
  });

  // Waits until all inputs are registered, because each of them adds its default value.
  useEffect(() => {
    const draft = isReady ? drafts.at(pathname) : null;
    if (!draft) return;
    withoutDraft.current = defaultValues ?? {};
    let { values } = draft;
    if (rules && draft.opened) {
      const merge = mergeForms(rules, {
        opened: draft.opened,
        theirs: withoutDraft.current,
        mine: values,
      });
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
