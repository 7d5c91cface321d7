import { type Identifier, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { onDemand } from '../../onDemand/onDemand';
import { RowIcon } from './RowIcon';

const DeleteDialog = onDemand(() => import('./DeleteDialog'));

type DeleteButtonProps = {
  /** The delete operation (specification §7); left out, the data provider's delete. */
  operation?: (id: Identifier) => Promise<unknown>;
  /** What is deleted, for the dialog's title; left out, the record's representation. */
  title?: string;
  /** In the dialog: what belongs to the record. It is read when the dialog opens. */
  consequences?: ReactNode;
  /** Why the server would refuse; then the icon says so instead of asking. */
  refusal?: string | undefined;
};

/** The trash icon where the server would refuse. A component of its own, so that the other rows of a page need no `notify`. */
const RefusedDelete = ({ refusal, label }: { refusal: string; label: string }) => {
  const notify = useNotify();
  return (
    <button
      type="button"
      className="row-action is-refused"
      aria-disabled="true"
      aria-label={label}
      title={refusal}
      onClick={() => notify(refusal, { type: 'error' })}
    >
      <RowIcon name="delete" />
    </button>
  );
};

/**
 * The trash icon 'Hapus Data', which opens the confirmation (specification §2). It asks for no permission by itself:
 * it is used where MANAGE_ has been checked, among a table's `actions` or on an edit page. The dialog, and the
 * mutation with it, exist only once it has been opened: a page of 100 rows holds 100 of these. Its code is fetched when a
 * pointer or the focus comes near.
 */
export const DeleteButton = ({ operation, title, consequences, refusal }: DeleteButtonProps) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const [state, setState] = useState<'never opened' | 'open' | 'closing'>('never opened');
  const [home, setHome] = useState<HTMLElement | null>(null);
  if (!record) return null;
  const label = translate('widgets.action.delete.icon');
  if (refusal !== undefined) return <RefusedDelete refusal={refusal} label={label} />;
  return (
    <>
      <button
        type="button"
        className="row-action is-dangerous"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        {...DeleteDialog.ahead}
        onClick={(event) => {
          setHome(event.currentTarget.closest<HTMLElement>('[data-focus-home]'));
          setState('open');
        }}
      >
        <RowIcon name="delete" />
      </button>
      {state !== 'never opened' && (
        <DeleteDialog
          record={record}
          title={title}
          operation={operation}
          consequences={consequences}
          open={state === 'open'}
          onClose={() => setState('closing')}
          onClosed={() => setState('never opened')}
          focusHome={home}
        />
      )}
    </>
  );
};
