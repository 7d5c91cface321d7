import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { useMay } from '../../authProvider/useMay';
import { onDemand } from '../../onDemand/onDemand';
import { usePageKeys } from '../feedback/usePageKeys';
import { drafts } from '../form/drafts';
import { PageKey } from '../queue/PageKey';
import { queueKeys, useQueueStep } from '../queue/queueWalk';
import { useDraftPlace } from '../record/useDraftPlace';
import type { ActionProps } from './ActionDialog';

const ActionDialog = onDemand(() => import('./ActionDialog'));

type ActionButtonProps = ActionProps & {
  /** The record's state; the button is there only where the transition allows it. */
  state: string;
  /** One filled button per page: its main action. */
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium';
  icon?: ReactNode;
};

/**
 * One action on the record around us: a button, a confirmation, a reason where the table asks for one, a toast.
 * Shown only with MANAGE_, and only in a state that allows the action. The server decides: nothing changes on
 * screen before it has answered. Where a reason waits for its writer, the dialog is open with it. In a queue it has a key.
 *
 * Messages: `label`, `title`, `text`, `done`, and optionally `confirm` and `back`; `%{name}` is the record's representation.
 */
export const ActionButton = ({
  state,
  variant = 'outlined',
  size = 'medium',
  icon,
  ...props
}: ActionButtonProps) => {
  const { action, transition } = props;
  const resource = useResourceContext();
  const record = useRecordContext();
  const translate = useTranslate();
  const mayEdit = useMay('edit');
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closing'>('never opened');
  const place = useDraftPlace(action, record?.id);
  const isOffered = mayEdit && transition.from.includes(state);
  const queue = useQueueStep(transition);
  const key = queue && isOffered ? queueKeys[transition.reason ? 'refuse' : 'accept'] : undefined;
  // Not while the next record is on its way.
  const isListed = queue !== null && queue.listedId === record?.id;
  usePageKeys(key && isListed ? { [key.toLowerCase()]: () => setDialog('open') } : {});
  const hold = dialog === 'never opened' ? undefined : queue?.hold;
  useEffect(() => hold?.(), [hold]);
  if (isOffered && dialog === 'never opened' && drafts.at(place.path)) setDialog('open');
  // An open dialog outlives the state that it changes: it has to close, and to give the focus back.
  if (!record || resource === undefined || (!isOffered && dialog === 'never opened')) return null;
  return (
    <>
      {isOffered && (
        <Button
          variant={variant}
          size={size}
          color={transition.irrevocable ? 'error' : transition.reason ? 'inherit' : 'primary'}
          startIcon={icon}
          aria-haspopup="dialog"
          aria-keyshortcuts={key}
          {...ActionDialog.ahead}
          onClick={() => setDialog('open')}
        >
          {translate(`resources.${resource}.actions.${action}.label`)}
          {key && <PageKey>{key}</PageKey>}
        </Button>
      )}
      {dialog !== 'never opened' && (
        <ActionDialog
          {...props}
          record={record}
          resource={resource}
          place={place}
          open={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onClosed={() => {
            setDialog('never opened');
            props.onClosed?.();
          }}
        />
      )}
    </>
  );
};
