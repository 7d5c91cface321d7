import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../authProvider/useMay';
import { onDemand } from '../../onDemand/onDemand';
import { drafts } from '../form/drafts';
import { useDraftPlace } from '../record/useDraftPlace';
import type { ActionProps } from './ActionDialog';

const ActionDialog = onDemand(() => import('./ActionDialog'));

/** An action on the record around us, in the state that the record is in. */
export type ActionInStateProps = ActionProps & {
  /** The record's state; the button is there only where the transition allows it. */
  state: string;
};

type ActionDialogState = {
  /** Whether this person may do it, in the state that the record is in. */
  isOffered: boolean;
  /** Whether the dialog has been opened, and has not closed yet. */
  isShown: boolean;
  open: () => void;
  label: string;
  /** What every button that opens the dialog has: its code is fetched when a pointer or the focus comes near. */
  opener: { 'aria-haspopup': 'dialog' } & typeof ActionDialog.ahead;
  dialog: ReactNode;
};

/**
 * The confirmation of an action, for the button that opens it. It opens by itself where an expired session left a reason.
 * Once open it stays mounted even when the new state does not allow the action, to close and to give the focus back.
 */
export const useActionDialog = ({ state, ...props }: ActionInStateProps): ActionDialogState => {
  const { action, transition } = props;
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const translate = useTranslate();
  const mayEdit = useMay('edit');
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closing'>('never opened');
  const place = useDraftPlace(action, record?.id);
  const isOffered = record !== undefined && mayEdit && transition.from.includes(state);
  if (isOffered && dialog === 'never opened' && drafts.at(place.path)) setDialog('open');
  const isShown = dialog !== 'never opened';
  return {
    isOffered,
    isShown,
    open: () => setDialog('open'),
    label: translate(`resources.${resource}.actions.${action}.label`),
    opener: { 'aria-haspopup': 'dialog', ...ActionDialog.ahead },
    dialog: record && isShown && (
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
    ),
  };
};
