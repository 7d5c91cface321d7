import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

type FailedPartProps = {
  /** Already translated: what could not be read. */
  children: ReactNode;
  retry: () => unknown;
};

/** In place of a part of a record's page that could not be read: what is missing, and 'Coba lagi'. */
export const FailedPart = ({ children, retry }: FailedPartProps) => (
  <p role="status" className="form-wide">
    {children}{' '}
    <Button size="small" onClick={() => void retry()}>
      {useTranslate()('widgets.feedback.retry')}
    </Button>
  </p>
);
