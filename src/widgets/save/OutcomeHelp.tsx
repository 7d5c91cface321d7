import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import { useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type CheckSaved, OutcomeContext } from './outcome';

/** What a look at the server says of a save whose outcome is unknown. */
type Outcome = 'asking' | 'kept' | 'missing' | 'unknown';

const LookedUp = ({ check }: { check: CheckSaved }) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  // What was sent, however the form is changed meanwhile.
  const [sent] = useState(() => getValues());
  const [key] = useState(() => crypto.randomUUID());
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['outcome', key],
    queryFn: () => check(sent),
    gcTime: 0,
    staleTime: 'static',
  });
  const known: Outcome = data === true ? 'kept' : 'missing';
  const outcome: Outcome = isFetching ? 'asking' : isError ? 'unknown' : known;
  return (
    <>
      <p role="status">{translate(`widgets.save.outcome.${outcome}`)}</p>
      {(outcome === 'missing' || outcome === 'unknown') && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => void refetch()}>
          {translate('widgets.save.outcome.askAgain')}
        </Button>
      )}
    </>
  );
};

/**
 * After a save whose outcome is unknown: what the server has of it, looked up before anybody sends it again, and the
 * list in another tab, so that what was typed here stays. One for each save: give it a key.
 */
export const OutcomeHelp = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const check = useContext(OutcomeContext);
  return (
    <>
      {check && <LookedUp check={check} />}
      <p>
        {translate('widgets.save.kept')}{' '}
        <Link
          href={createPath({ resource, type: 'list' })}
          target="_blank"
          rel="noopener"
          color="inherit"
          underline="always"
        >
          {translate('widgets.save.openList')}
        </Link>
      </p>
    </>
  );
};
