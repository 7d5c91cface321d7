import { useTranslate } from 'ra-core';
import { Button, type ButtonLook } from './Button';

type RetryButtonProps = Omit<ButtonLook, 'startIcon'> & { onRetry: () => unknown };

/** The button 'Coba lagi', which repeats a failed request. */
export const RetryButton = ({ onRetry, ...look }: RetryButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" variant="outlined" {...look} onClick={() => void onRetry()}>
      {translate('ui.retry')}
    </Button>
  );
};
