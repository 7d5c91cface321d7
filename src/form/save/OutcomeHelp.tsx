import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import { useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { randomId } from '../../domain/randomId';
import { Button } from '../../ui/Button';
import { type CheckSaved, OutcomeContext } from './outcome';

/** The result of checking on the server whether a save of unknown outcome was stored. */
type Outcome = 'asking' | 'kept' | 'missing' | 'unknown';

const LookedUp = ({ check }: { check: CheckSaved }) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  // The sent values, even if the user edits the form meanwhile.
  const [sent] = useState(() => getValues());
  const [key] = useState(() => randomId());
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['outcome', key],
    queryFn: () => check(sent),
    gcTime: 0,
    staleTime: 'static',
  });
  const known: Outcome = data === true ? 'kept' : 'missing';
  const outcome: Outcome = isFetching ? 'asking' : isError || data === null ? 'unknown' : known;
  return (
    <>
      <p role="status">{translate(`save.outcome.${outcome}`)}</p>
      {(outcome === 'missing' || outcome === 'unknown') && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => void refetch()}>
          {translate('save.outcome.askAgain')}
        </Button>
      )}
    </>
  );
};

/**
 * The help after a save of unknown outcome: it checks whether the server stored the data, before the user sends it again, and
 * links to the list in another tab, so that the typed values stay. Pass a new `key` for each save.
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
        <span>{translate('save.kept')}</span>{' '}
        <Link
          href={createPath({ resource, type: 'list' })}
          target="_blank"
          rel="noopener"
          color="inherit"
          underline="always"
        >
          {translate('save.openList')}
        </Link>
      </p>
    </>
  );
};
