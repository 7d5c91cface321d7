import { useRecordContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../authProvider/useMay';
import { draftPlace, drafts } from '../../form/drafts/drafts';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import type { ActionProps } from './ActionDialog';
import { useActionWords } from './actionWords';

/** The state of a dialog that is mounted from its opening to the end of its closing animation. */
export const useDialogState = () => {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');
  return {
    isMounted: state !== 'closed',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closing'),
    unmount: () => setState('closed'),
  };
};

export const ActionDialog = partOnDemand(() => import('./ActionDialog'));

export type ActionInStateProps = ActionProps & {
  /** The record's state, from which the transition must start. Defaults to its `status`. */
  state?: string | undefined;
};

type ActionDialogState = {
  /** True if the user has MANAGE_ and the record's state allows the action. */
  isOffered: boolean;
  /** True from the opening of the dialog to the end of its closing animation. */
  isShown: boolean;
  open: () => void;
  label: string;
  /** Props of every button that opens the dialog; they prefetch its code on pointer enter and on focus. */
  opener: { 'aria-haspopup': 'dialog' } & typeof ActionDialog.prefetchHandlers;
  dialog: ReactNode;
};

/**
 * The confirmation dialog of an action, for the button that opens it. It opens by itself if an expired session left a draft of
 * the reason. An open dialog stays mounted in a state that does not allow the action, to close and to restore the focus.
 */
export const useActionDialog = ({ state, ...props }: ActionInStateProps): ActionDialogState => {
  const { action, transition } = props;
  const record = useRecordContext();
  const words = useActionWords(action, transition, record);
  const mayEdit = useMay('edit');
  const dialog = useDialogState();
  const place = draftPlace(action, record?.id);
  const isOffered =
    record !== undefined && mayEdit && transition.from.includes(state ?? String(record.status));
  if (isOffered && !dialog.isMounted && drafts.at(place.path)) dialog.open();
  return {
    isOffered,
    isShown: dialog.isMounted,
    open: () => ActionDialog.whenFetched(dialog.open),
    label: words('label'),
    opener: { 'aria-haspopup': 'dialog', ...ActionDialog.prefetchHandlers },
    dialog: record && dialog.isMounted && (
      <ActionDialog
        {...props}
        record={record}
        place={place}
        open={dialog.isOpen}
        onClose={dialog.close}
        onClosed={() => {
          dialog.unmount();
          props.onClosed?.();
        }}
      />
    ),
  };
};
