import { useRecordContext } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import type { Transition } from '../../domain/stateMachine';
import { Button } from '../../ui/Button';
import { PageKey, usePageKeys } from '../../ui/pageKeys';
import { queueKeys, useQueueStep } from '../queue/queueWalk';
import { type ActionInStateProps, useActionDialog } from './useActionDialog';

type ActionButtonProps = ActionInStateProps & {
  /** `contained` for the main action of the page, once per page; defaults to `outlined`. */
  variant?: 'contained' | 'outlined';
  icon?: ReactNode;
};

/** Red for what cannot be undone, green for a plain step, neither for a refusal and for a side of a decision. */
const colorOf = ({ irrevocable, reason, side }: Transition) => {
  if (side) return 'inherit';
  if (irrevocable) return 'error';
  return reason ? 'inherit' : 'primary';
};

/**
 * The button of one action on the record in context, with its confirmation, its reason if the table requires one, and a toast.
 * Shown only with MANAGE_ and in a state that allows the action. The screen changes only after the server's response.
 * In a queue, a keyboard shortcut opens the dialog too.
 *
 * Messages: `label`, `title`, `text`, `done`, and optionally `confirm` and `back`; `%{name}` is the record's representation,
 * `%{amount}` and `%{party}` the money that the action moves (useActionWords).
 */
export const ActionButton = ({ variant = 'outlined', icon, ...props }: ActionButtonProps) => {
  const { transition } = props;
  const record = useRecordContext();
  const { isOffered, isShown, open, label, opener, dialog } = useActionDialog(props);
  const queue = useQueueStep(transition);
  const side = transition.side ?? (transition.reason ? 'refuse' : 'accept');
  const key = queue && isOffered ? queueKeys[side] : undefined;
  // The key is inactive while the next record is loading.
  const isListed = queue !== null && queue.listedId === record?.id;
  usePageKeys(key && isListed ? { [key.toLowerCase()]: open } : {});
  const hold = isShown ? queue?.hold : undefined;
  useEffect(() => hold?.(), [hold]);
  return (
    <>
      {isOffered && (
        <Button
          variant={variant}
          color={colorOf(transition)}
          startIcon={icon}
          aria-keyshortcuts={key}
          {...opener}
          onClick={open}
        >
          <span>{label}</span>
          {key && <PageKey>{key}</PageKey>}
        </Button>
      )}
      {dialog}
    </>
  );
};
