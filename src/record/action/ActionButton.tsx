import { useRecordContext } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { useMay } from '../../authProvider/useMay';
import { allowedActions, type Transition, type Transitions } from '../../domain/stateMachine';
import { draftPlace, drafts } from '../../form/drafts/drafts';
import { Button } from '../../ui/Button';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { PageKey, usePageKeys } from '../../ui/pageKeys';
import { useDialog } from '../../ui/usePanel';
import { queueKeys, useQueueStep } from '../queue/queueWalk';
import type { ActionProps } from './ActionDialog';
import { useActionWords } from './actionWords';

export const ActionDialog = partOnDemand(() => import('./ActionDialog'));

export type ActionInStateProps = ActionProps & {
  /** Defaults to the record's `status`. */
  state?: string | undefined;
};

/** Opens by itself if an expired session left a draft of the reason; once open, it stays in any state, to give back the focus. */
export const useActionDialog = ({ state, ...props }: ActionInStateProps) => {
  const { action, transition } = props;
  const record = useRecordContext();
  const words = useActionWords(action, transition, record);
  const mayEdit = useMay('edit');
  const { dialog, openDialog } = useDialog();
  const place = draftPlace(action, record?.id);
  const isOffered =
    record !== undefined && mayEdit && transition.from.includes(state ?? String(record.status));
  if (isOffered && !dialog && drafts.at(place.path)) openDialog();
  return {
    isOffered,
    label: words('label'),
    open: () => ActionDialog.whenFetched(openDialog),
    dialog: record && dialog && (
      <ActionDialog
        {...props}
        {...dialog}
        onClosed={() => {
          dialog.onClosed();
          props.onClosed?.();
        }}
        record={record}
        place={place}
      />
    ),
  };
};

type ActionButtonProps = ActionInStateProps & {
  /** `contained` once per page, for its main action. */
  variant?: 'contained' | 'outlined';
  icon?: ReactNode;
};

/** Red for what cannot be undone, green for a plain step, neither for a refusal or a side of a decision. */
export const actionColor = ({ irrevocable, reason, side }: Transition) => {
  if (side) return 'inherit';
  if (irrevocable) return 'error';
  return reason ? 'inherit' : 'primary';
};

/** Its messages are `label`, `title`, `text`, `done`, and optionally `confirm` and `back`, with the places of useActionWords. */
export const ActionButton = ({ variant = 'outlined', icon, ...props }: ActionButtonProps) => {
  const { transition } = props;
  const record = useRecordContext();
  const { isOffered, open, label, dialog } = useActionDialog(props);
  const queue = useQueueStep(transition);
  const side = transition.side ?? (transition.reason ? 'refuse' : 'accept');
  const key = queue && isOffered ? queueKeys[side] : undefined;
  // Not while the next record is loading.
  const isListed = queue !== null && queue.listedId === record?.id;
  usePageKeys(key && isListed ? { [key.toLowerCase()]: open } : {});
  const pause = dialog ? queue?.pause : undefined;
  useEffect(() => pause?.(), [pause]);
  return (
    <>
      {isOffered && (
        <Button
          variant={variant}
          color={actionColor(transition)}
          startIcon={icon}
          aria-keyshortcuts={key}
          aria-haspopup="dialog"
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

type ActionBarProps = {
  transitions: Transitions;
  /** They get no button here. */
  except?: readonly string[];
  children?: ReactNode;
};

/** In the order of the table; the first that needs no reason is filled. */
export const ActionBar = ({ transitions, except = [], children }: ActionBarProps) => {
  const record = useRecordContext();
  if (!record) return null;
  const offered = Object.entries(transitions).filter(([action]) => !except.includes(action));
  const main = allowedActions(transitions, String(record.status)).find(
    (action) => !transitions[action]?.reason,
  );
  return (
    <div className="not-printed flow">
      {offered.map(([action, transition]) => (
        <ActionButton
          key={action}
          action={action}
          transition={transition}
          variant={action === main ? 'contained' : 'outlined'}
        />
      ))}
      {children}
    </div>
  );
};
