import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';

type RetryButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'size'> & { onRetry: () => unknown };

/** The button 'Coba lagi', which repeats a failed request. */
export const RetryButton = ({ onRetry, ...look }: RetryButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" variant="outlined" {...look} onClick={() => void onRetry()}>
      {translate('widgets.feedback.retry')}
    </Button>
  );
};
