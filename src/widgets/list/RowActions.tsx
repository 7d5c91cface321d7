import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Transitions } from '../../domain/stateMachine';
import { RowActionButton } from '../action/RowActionButton';

type RowActionsProps = {
  /** Those of the area's actions that can be decided without opening the record. */
  transitions: Transitions;
  /** The record's state; left out, its `status`. */
  state?: string;
  /** Icons, after the buttons of the table. */
  children?: ReactNode;
};

/** At the end of a table's row: what its state allows of these actions, and further icons. */
export const RowActions = ({ transitions, state, children }: RowActionsProps) => {
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
