import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { usePageKeys } from '../feedback/usePageKeys';
import { PageKey } from '../queue/PageKey';
import { queueKeys, useQueueStep } from '../queue/queueWalk';
import { type ActionInStateProps, useActionDialog } from './useActionDialog';

type ActionButtonProps = ActionInStateProps & {
  /** One filled button per page: its main action. */
  variant?: 'contained' | 'outlined';
  icon?: ReactNode;
};

/**
 * One action on the record around us: a button, a confirmation, a reason where the table asks for one, a toast.
 * Shown only with MANAGE_, and only in a state that allows the action. The server decides: nothing changes on
 * screen before it has answered. In a queue it has a key.
 *
 * Messages: `label`, `title`, `text`, `done`, and optionally `confirm` and `back`; `%{name}` is the record's representation.
 */
export const ActionButton = ({ variant = 'outlined', icon, ...props }: ActionButtonProps) => {
  const { transition } = props;
  const record = useRecordContext();
  const { isOffered, isShown, open, label, opener, dialog } = useActionDialog(props);
  const queue = useQueueStep(transition);
  const key = queue && isOffered ? queueKeys[transition.reason ? 'refuse' : 'accept'] : undefined;
  // Not while the next record is on its way.
  const isListed = queue !== null && queue.listedId === record?.id;
  usePageKeys(key && isListed ? { [key.toLowerCase()]: open } : {});
  const hold = isShown ? queue?.hold : undefined;
  useEffect(() => hold?.(), [hold]);
  return (
    <>
      {isOffered && (
        <Button
          variant={variant}
          color={transition.irrevocable ? 'error' : transition.reason ? 'inherit' : 'primary'}
          startIcon={icon}
          aria-keyshortcuts={key}
          {...opener}
          onClick={open}
        >
          {label}
          {key && <PageKey>{key}</PageKey>}
        </Button>
      )}
      {dialog}
    </>
  );
};
