import { type Identifier, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { useRecordName } from '../../ui/text/words';
import { RowIconButton, rowIcons } from './RowIcon';
import { useDialogState } from './useActionDialog';

export const DeleteDialog = partOnDemand(() => import('./DeleteDialog'));

type DeleteButtonProps = {
  /** The delete operation (specification §7); defaults to the data provider's `delete`. */
  operation?: (id: Identifier) => Promise<unknown>;
  /** The name of the record in the dialog's title; defaults to the record's representation. */
  title?: string;
  /** In the dialog: the data that the deletion affects. Mounted, and thus fetched, only when the dialog opens. */
  consequences?: ReactNode;
  /** The reason why the server would refuse; a click then shows it as a toast instead of the dialog. */
  refusal?: string | undefined;
};

/** The trash icon of a record that cannot be deleted. Separate, so that the other rows of a page do not call `useNotify`. */
const RefusedDelete = ({ refusal, label }: { refusal: string; label: string }) => {
  const notify = useNotify();
  return (
    <RowIconButton
      icon={rowIcons.delete}
      label={label}
      className="is-refused"
      aria-disabled="true"
      title={refusal}
      onClick={() => notify(refusal, { type: 'error' })}
    />
  );
};

/**
 * The trash icon 'Hapus Data', which opens the confirmation (specification §2). It checks no permission: use it only where
 * MANAGE_ has been checked, in a table's `actions` or on an edit page. The dialog and its mutation are mounted only after the
 * first click, because a page of 100 rows has 100 icons. The dialog's code is prefetched on pointer enter and on focus.
 */
export const DeleteButton = ({ operation, title, consequences, refusal }: DeleteButtonProps) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const nameOf = useRecordName();
  const dialog = useDialogState();
  const [focusTarget, setFocusTarget] = useState<HTMLElement | null>(null);
  if (!record) return null;
  // The tooltip is letter by letter that of specification §2; only a screen reader does not see the row.
  const label = translate('action.delete.button', { title: title ?? nameOf(record) });
  const tooltip = translate('action.delete.icon');
  if (refusal !== undefined) return <RefusedDelete refusal={refusal} label={label} />;
  return (
    <>
      <RowIconButton
        icon={rowIcons.delete}
        label={label}
        title={tooltip}
        className="is-dangerous"
        aria-haspopup="dialog"
        {...DeleteDialog.prefetchHandlers}
        onClick={(event) => {
          setFocusTarget(event.currentTarget.closest<HTMLElement>('[data-focus-home]'));
          DeleteDialog.whenFetched(dialog.open);
        }}
      />
      {dialog.isMounted && (
        <DeleteDialog
          record={record}
          title={title}
          operation={operation}
          consequences={consequences}
          open={dialog.isOpen}
          onClose={dialog.close}
          onClosed={dialog.unmount}
          focusTarget={focusTarget}
        />
      )}
    </>
  );
};
