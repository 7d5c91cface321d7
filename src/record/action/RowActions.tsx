import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isAddressable } from '../../domain/address';
import type { Transitions } from '../../domain/stateMachine';
import { useRecordName } from '../../ui/text/words';
import { DeleteDialog } from './DeleteButton';
import { RowIconLink, rowIcons } from './RowIcon';
import { ActionDialog, type ActionInStateProps, useActionDialog } from './useActionDialog';
import './action.css';

/** `<ActionButton>` at the end of a row, with the look of the row's icons. */
export const RowActionButton = (props: ActionInStateProps) => {
  const { irrevocable, reason, side } = props.transition;
  const { isOffered, open, label, opener, dialog } = useActionDialog(props);
  const tone = side ? '' : irrevocable ? ' is-irrevocable' : reason ? '' : ' is-primary';
  return (
    <>
      {isOffered && (
        <button
          type="button"
          className={`row-action icon-tool ring-close row-action-text${tone}`}
          {...opener}
          onClick={open}
        >
          {label}
        </button>
      )}
      {dialog}
    </>
  );
};

/** Pencil icon that links to the row's edit page. It is one of a table's `actions`, which are shown only with MANAGE_. */
export const EditLink = () => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const nameOf = useRecordName();
  if (!record || resource === undefined || !isAddressable(String(record.id))) return null;
  const label = translate('action.edit', { name: nameOf(record) });
  return (
    <RowIconLink
      icon={rowIcons.edit}
      label={label}
      href={createPath({ resource, id: record.id, type: 'edit' })}
    />
  );
};

/** What the actions of rows open. A table fetches it in advance, so that a dialog opens with the click. */
export const rowDialogs = [DeleteDialog, ActionDialog];

type RowActionsProps = {
  /** The area's transitions that do not require opening the record first. */
  transitions?: Transitions;
  /** The record's state. Defaults to its `status`. */
  state?: string;
  /** Icons after the action buttons. */
  children?: ReactNode;
};

/** The actions at the end of a row: the transitions that its state allows, and more icons. */
export const RowActions = ({ transitions = {}, state, children }: RowActionsProps) => (
  <span className="row-actions">
    {Object.entries(transitions).map(([action, transition]) => (
      <RowActionButton key={action} action={action} transition={transition} state={state} />
    ))}
    {children}
  </span>
);
