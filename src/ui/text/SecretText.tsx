import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
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
  const [isShown, setShown] = useState(false);
  const wasShown = useRef(false);
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => (reveal && isMasked(value) ? reveal() : Promise.resolve(value)),
    onSuccess: () => {
      setShown(true);
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
    if (isShown) setShown(false);
    else mutate();
  };
  const action = translate(isShown ? 'text.secret.conceal' : 'text.secret.reveal', { label });
  if (value === '') return null;
  // The server has masked it, and does not reveal it.
  if (isMasked(value) && !reveal) return <span>{value}</span>;
  return (
    <>
      <span>{isShown ? data : mask(value)}</span>{' '}
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
        ) : isShown ? (
          <VisibilityOffOutlined fontSize="small" />
        ) : (
          <VisibilityOutlined fontSize="small" />
        )}
      </IconButton>
    </>
  );
};

/** Masked until the user reveals it (docs/security.md). The key masks a new value again. */
export const SecretText = (props: SecretTextProps) => <HideableText key={props.value} {...props} />;
