import { useBlocker, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useAskBeforeClosing } from '../../ui/StayDuring';

/** Returns true if the form in context has unsaved changes. */
export const useHasChanges = (): boolean => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return !isSubmitSuccessful && Object.keys(dirtyFields).length > 0;
};

/**
 * Asks before the user leaves a form with unsaved changes, also by the browser's Back button. When the tab closes, the
 * browser asks. During a save it waits for the outcome, because the changes are already on their way.
 */
export const UnsavedChangesDialog = () => {
  const translate = useTranslate();
  const hasChanges = useHasChanges();
  const { isSubmitting } = useFormState();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );

  const isAsking = state === 'blocked' && hasChanges && !isSubmitting;
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
