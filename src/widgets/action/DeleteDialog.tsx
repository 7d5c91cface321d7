import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type Identifier,
  type RaRecord,
  useDelete,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { limits } from '../../config';
import { unknownOutcomeOf } from '../../dataProvider/unknownOutcome';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useRecordName } from '../text/useRecordName';
import { useHoldRow } from './heldRow';
import './DeleteDialog.css';

type DeleteDialogProps = {
  record: RaRecord;
  title?: string | undefined;
  operation?: ((id: Identifier) => Promise<unknown>) | undefined;
  consequences?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onClosed: () => void;
  /** Where the focus goes when the deleted row, and the icon in it, are gone. */
  focusHome: HTMLElement | null;
};

/** What is said of a delete that failed: the server's sentence, or a message key. */
const faultOf = (error: unknown): string =>
  unknownOutcomeOf(error) === undefined ? (error as Error).message : 'widgets.action.delete.unknownOutcome';

/** The widths of the specification's 'xl' and 'md' for dialogs (§2). Those that MUI has under these names are of whole pages. */
const widths = { xl: 576, md: 448 } as const;

/**
 * 'Hapus {item title}' (specification §2, §4, §8). While the delete runs, Batal is disabled, neither Escape
 * nor the overlay closes it, and a spinner takes the place of Hapus. Success closes it, says so and
 * refreshes the lists; failure says what the server said, in a toast and in the dialog, and leaves it open for another try.
 */
const DeleteDialog = (props: DeleteDialogProps) => {
  const { record, operation, open, onClose, onClosed, focusHome } = props;
  useHoldRow(record);
  const resource = useResourceContext();
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName();
  const wide = useMediaQuery(`(min-width: ${limits.wideDialogWidth + 1}px)`, { noSsr: true });
  const maxWidth = wide ? 'xl' : 'md';
  const isDeleted = useRef(false);
  const refreshAll = useRefreshAll();

  const [remove, { isPending, isSuccess, isError, error: failure }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      ...(operation && { mutationFn: () => operation(record.id).then(() => record) }),
      onSuccess: () => {
        isDeleted.current = true;
        notify('widgets.action.delete.done', { type: 'success' });
        onClose();
      },
      // The list, which react-admin reads again, shows whether it was done.
      onError: (error) => notify(faultOf(error), { type: 'error' }),
      // react-admin reads the lists of the resource again, but neither its counts nor what other areas count of it.
      onSettled: refreshAll,
    },
  );

  // The deleted row takes this dialog and the focus with it: the table gets the focus.
  useEffect(
    () => () => {
      if (isDeleted.current) focusHome?.focus();
    },
    [focusHome],
  );

  const fault = isError ? faultOf(failure) : '';
  return (
    <ConfirmDialog
      open={open}
      title={translate('widgets.action.delete.title', { title: props.title ?? nameOf(record) })}
      text={
        <>
          <p className="delete-warning">{translate('widgets.action.delete.warning')}</p>
          {props.consequences && <div className="delete-consequences">{props.consequences}</div>}
        </>
      }
      confirmLabel={translate('ra.action.delete')}
      negative
      pending={isPending || isSuccess}
      pendingLabel={translate('widgets.action.delete.deleting')}
      fault={fault && translate(fault, { _: fault })}
      maxWidth={maxWidth}
      width={widths[maxWidth]}
      onConfirm={() => void remove()}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
};

export default DeleteDialog;
