import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { clockTime } from './clockTime';
import { drafts } from './drafts';
import { InfoBox } from './InfoBox';
import { useKeepDraft } from './useKeepDraft';
import './DraftKeeper.css';

/**
 * Keeps what was typed in the form around it when the session expires, and gives it back when the same person opens
 * the same form again (RELIABILITY.md, readings 14 and 19); says so, and offers to throw it away.
 */
export const DraftKeeper = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const {
    getValues,
    reset,
    formState: { isReady },
  } = useFormContext();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const [restored, setRestored] = useState(() => drafts.at(pathname));

  useKeepDraft({ path: pathname, to: pathname + search, hasChanges, values: getValues });

  // The form is ready after its first effects, among them react-admin's own reset, which would undo ours.
  useEffect(() => {
    const draft = isReady ? drafts.at(pathname) : null;
    if (!draft) return;
    reset(draft.values, { keepDefaultValues: true });
    drafts.discard(pathname);
  }, [isReady, pathname, reset]);

  return (
    <div role="status" className="draft-keeper">
      {restored && (
        <InfoBox
          title={translate('forms.draft.restored', { time: clockTime(restored.keptAt) })}
          actions={
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => {
                reset();
                setRestored(null);
              }}
            >
              {translate('forms.draft.discard')}
            </Button>
          }
        />
      )}
    </div>
  );
};
