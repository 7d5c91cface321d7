import { useBlocker, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useAskBeforeClosing } from '../feedback/useAskBeforeClosing';
import { useHasChanges } from './useHasChanges';

/**
 * Asks before a page is left whose form holds unsaved changes, the browser's own Back included: react-admin's
 * `WarnWhenUnsavedChangesComponent` with our dialog instead of `window.confirm`. Closing the tab is asked by the browser.
 */
export const UnsavedChangesDialog = () => {
  const translate = useTranslate();
  const hasChanges = useHasChanges();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );

  // A save leaves the page in the same moment in which it empties the form.
  useEffect(() => {
    if (state === 'blocked' && !hasChanges) proceed();
  }, [state, hasChanges, proceed]);

  useAskBeforeClosing(hasChanges);

  return (
    <ConfirmDialog
      open={state === 'blocked' && hasChanges}
      title={translate('widgets.save.unsaved.title')}
      text={translate('widgets.save.unsaved.text')}
      confirmLabel={translate('widgets.save.unsaved.discard')}
      cancelLabel={translate('widgets.save.unsaved.stay')}
      negative
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
};
