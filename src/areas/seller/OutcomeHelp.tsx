import Link from '@mui/material/Link';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';

/** After a save whose outcome is unknown: the list in another tab, so that what was typed here stays. */
export const OutcomeHelp = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  return (
    <p>
      {translate('forms.summary.kept')}{' '}
      <Link href={createPath({ resource, type: 'list' })} target="_blank" rel="noopener">
        {translate('forms.summary.openList')}
      </Link>
    </p>
  );
};
