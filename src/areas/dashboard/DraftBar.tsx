import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { drafts } from '../../form/drafts';
import { Button, LinkButton } from '../../ui/Button';
import { InfoBox } from '../../ui/InfoBox';
import { clockTime } from '../../ui/text/clockTime';

/** Offers to resume the form that an expired session interrupted. Renders nothing without a draft. */
export const DraftBar = () => {
  const translate = useTranslate();
  const draft = useSyncExternalStore(drafts.subscribe, drafts.newest);
  if (!draft) return null;
  return (
    <InfoBox
      title={translate('resources.dashboard.draft.waiting', { time: clockTime(draft.keptAt) })}
      actions={
        <>
          <LinkButton size="small" variant="contained" to={draft.to} state={draft.state}>
            {translate('resources.dashboard.draft.resume')}
          </LinkButton>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => {
              drafts.discard(draft.path);
            }}
          >
            {translate('form.draft.discard')}
          </Button>
        </>
      }
    />
  );
};
