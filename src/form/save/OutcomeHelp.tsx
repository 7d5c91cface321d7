import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import { createContext, useContext, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { randomId } from '../../domain/randomId';
import { Button } from '../../ui/Button';
import { TextLink } from '../../ui/LinkButton';

/**
 * Checks whether the server stored the sent form values (docs/reliability.md 'Fault matrix'). RecordCreate and RecordEdit
 * provide it for OutcomeHelp.
 * @returns null if the stored record does not show whether it was this save that stored it
 * @throws ApiError if the request fails
 */
export type CheckSaved = (values: FieldValues) => Promise<boolean | null>;

export const OutcomeContext = createContext<CheckSaved | null>(null);

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
        <TextLink
          to={createPath({ resource, type: 'list' })}
          target="_blank"
          rel="noopener"
          color="inherit"
          className="is-underlined"
        >
          {translate('save.openList')}
        </TextLink>
      </p>
    </>
  );
};
