import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Transitions } from '../../domain/stateMachine';
import { DeleteDialog } from './DeleteButton';
import { RowActionButton } from './RowActionButton';
import { ActionDialog } from './useActionDialog';

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
export const RowActions = ({ transitions = {}, state, children }: RowActionsProps) => {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <span className="row-actions">
      {Object.entries(transitions).map(([action, transition]) => (
        <RowActionButton
          key={action}
          action={action}
          transition={transition}
          state={state ?? String(record.status)}
        />
      ))}
      {children}
    </span>
  );
};
