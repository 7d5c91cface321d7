import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type Identifier,
  type RaRecord,
  useCreatePath,
  useDelete,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { limits } from '../../config';
import { messageOf, unknownOutcomeOf, waitUntilOf } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { unsavedNotesAt } from '../../form/drafts/noteDrafts';
import { ConfirmDialog } from '../../ui/Dialog';
import { UnsavedTexts } from '../../ui/Notice';
import { useRecordName } from '../../ui/text/words';
import type { OpenedDialog } from '../../ui/usePanel';
import { usePinRow } from './pinnedRow';
import './action.css';

export type DeletionProps = {
  /** Specification §7; defaults to the data provider's `delete`. */
  operation?: (id: Identifier) => Promise<unknown>;
  /** Defaults to the record's name. */
  title?: string;
  /** What the deletion affects; fetched when the dialog opens. */
  consequences?: ReactNode;
};

type DeleteDialogProps = DeletionProps &
  OpenedDialog & {
    record: RaRecord;
    /** Gets the focus once the deleted row is gone, with its icon. */
    focusTarget: HTMLElement | null;
  };

const faultText = (error: unknown): string =>
  unknownOutcomeOf(error) === undefined ? messageOf(error) : 'action.delete.unknownOutcome';

/** 'Hapus {item title}' (specification §2, §4, §8). */
const DeleteDialog = (props: DeleteDialogProps) => {
  const { record, operation, onClose, focusTarget } = props;
  usePinRow(record);
  const resource = useResourceContext();
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName();
  const isWide = useMediaQuery(`(min-width: ${limits.wideDialogWidth + 1}px)`, { noSsr: true });
  const isDeleted = useRef(false);
  const refreshAll = useRefreshAll();
  const [waitUntil, setWaitUntil] = useState(0);

  const [remove, { isPending, isSuccess, isError, error: failure }] = useDelete(
    resource,
    // Not the record itself: its change would begin a new mutation, without the failure of this one.
    { id: record.id },
    {
      mutationMode: 'pessimistic',
      ...(operation && { mutationFn: () => operation(record.id).then(() => record) }),
      onSuccess: () => {
        isDeleted.current = true;
        notify('action.delete.done', { type: 'success' });
        onClose();
      },
      // If the outcome is unknown, the refreshed list shows whether the record was deleted.
      onError: (error) => {
        setWaitUntil(waitUntilOf(error));
        notify(faultText(error), { type: 'error' });
      },
      // Counts and the figures of other areas are outdated, too.
      onSettled: refreshAll,
    },
  );

  useEffect(
    () => () => {
      if (isDeleted.current) focusTarget?.focus();
    },
    [focusTarget],
  );

  const unsaved = unsavedNotesAt(useCreatePath()({ resource, id: record.id, type: 'show' }));
  const fault = isError ? faultText(failure) : '';
  return (
    <ConfirmDialog
      open={props.open}
      title={translate('action.delete.title', { title: props.title ?? nameOf(record) })}
      text={
        <>
          <p className="delete-warning">{translate('action.delete.warning')}</p>
          {props.consequences && <div className="delete-consequences">{props.consequences}</div>}
          <UnsavedTexts texts={unsaved} />
        </>
      }
      confirmLabel={translate('ra.action.delete')}
      negative
      pending={isPending || isSuccess}
      pendingLabel={translate('action.delete.deleting')}
      fault={fault && translate(fault, { _: fault })}
      waitUntil={waitUntil}
      maxWidth={isWide ? 'xl' : 'md'}
      width={isWide ? 576 : 448}
      onConfirm={() => void remove(resource, { id: record.id, previousData: record })}
      onClose={onClose}
      onClosed={props.onClosed}
    />
  );
};

export default DeleteDialog;
