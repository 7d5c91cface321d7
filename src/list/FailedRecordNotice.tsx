import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { unsavedNotesAt } from '../form/drafts/noteDrafts';
import type { FailedRecord } from '../record/recordQueryOptions';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { ErrorBox, UnsavedTexts } from '../ui/Notice';

/** It is taken out of the router's state (specification §8), so that neither a reload nor Back shows it again. */
export const FailedRecordNotice = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const arrived = (location.state as { failedRecord?: FailedRecord } | null)?.failedRecord;
  const [lastArrived, setLastArrived] = useState(arrived);
  const [shown, setShown] = useState(arrived);
  if (arrived !== undefined && arrived !== lastArrived) {
    setLastArrived(arrived);
    setShown(arrived);
  }

  useEffect(() => {
    if (arrived !== undefined) navigate({ pathname, search }, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);

  if (shown === undefined) return null;
  return (
    <ErrorBox
      title={translate('ui.failedRecord')}
      actions={
        <>
          <LinkButton variant="outlined" color="inherit" size="small" to={shown.path}>
            {translate('ui.retry')}
          </LinkButton>
          <Button variant="text" color="inherit" size="small" onClick={() => setShown(undefined)}>
            {translate('ra.action.close')}
          </Button>
        </>
      }
    >
      <p>{translate(shown.message, { _: shown.message })}</p>
      <UnsavedTexts texts={unsavedNotesAt(shown.path)} />
    </ErrorBox>
  );
};
