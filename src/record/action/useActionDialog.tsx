import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useMay } from '../../authProvider/useMay';
import { draftPlace, drafts } from '../../form/drafts/drafts';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import type { ActionProps } from './ActionDialog';
import { useActionWords } from './actionWords';

/** Mounted until its closing has ended. */
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
  /** Defaults to the record's `status`. */
  state?: string | undefined;
};

/** Opens by itself if an expired session left a draft of the reason; once open, it stays in any state, to give back the focus. */
export const useActionDialog = ({ state, ...props }: ActionInStateProps) => {
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
    opener: { 'aria-haspopup': 'dialog', ...ActionDialog.prefetchHandlers } as const,
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
