import Link from '@mui/material/Link';
import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Seller, SellerForm } from './sellerRecord';
import { useOutcome } from './useOutcome';

/**
 * After a save whose outcome is unknown: what the server has of it, looked up before anybody sends it again, and the
 * list in another tab, so that what was typed here stays.
 */
export const OutcomeHelp = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const { getValues } = useFormContext<SellerForm>();
  const { submitCount } = useFormState();
  const outcome = useOutcome(getValues(), useRecordContext<Seller>()?.id, submitCount);
  return (
    <>
      <p role="status">{translate(`forms.outcome.${outcome}`)}</p>
      <p>
        {translate('forms.summary.kept')}{' '}
        <Link href={createPath({ resource, type: 'list' })} target="_blank" rel="noopener">
          {translate('forms.summary.openList')}
        </Link>
      </p>
    </>
  );
};
