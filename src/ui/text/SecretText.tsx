import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { ApiError } from '../../dataProvider/serverErrors';
import { isMasked, mask } from '../../domain/format/mask';
import { Ring } from '../Button';
import { IconButton } from '../IconButton';

type SecretTextProps = {
  /** The number, or the mask that the server sends instead. */
  value: string;
  label: string;
  reveal?: () => Promise<string>;
  onReveal?: () => void;
};

const HideableText = ({ value, label, reveal, onReveal }: SecretTextProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const wasShown = useRef(false);
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: () => (reveal && isMasked(value) ? reveal() : Promise.resolve(value)),
    onSuccess: () => {
      if (!wasShown.current) onReveal?.();
      wasShown.current = true;
    },
    onError: (error) => {
      // An expired session leads to the login page elsewhere.
      if (error instanceof ApiError && error.kind === 'expired') return;
      notify(error.message, { type: 'error' });
    },
  });
  const toggle = () => {
    if (isPending) return;
    if (data === undefined) mutate();
    else reset();
  };
  const action = translate(data === undefined ? 'text.secret.reveal' : 'text.secret.conceal', { label });
  if (value === '') return null;
  // The server has masked it, and does not reveal it.
  if (isMasked(value) && !reveal) return <span>{value}</span>;
  return (
    <>
      <span>{data ?? mask(value)}</span>{' '}
      <IconButton
        size="small"
        tooltip="top"
        label={action}
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={toggle}
      >
        {isPending ? (
          <Ring />
        ) : data === undefined ? (
          <VisibilityOutlined fontSize="small" />
        ) : (
          <VisibilityOffOutlined fontSize="small" />
        )}
      </IconButton>
    </>
  );
};

/** Masked until the user reveals it (docs/security.md). The key masks a new value again. */
export const SecretText = (props: SecretTextProps) => <HideableText key={props.value} {...props} />;
