import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Transitions } from '../../domain/stateMachine';
import { ActionButton } from '../action/ActionButton';

type RowActionsProps = {
  /** Those of the area's actions that can be decided without opening the record. */
  transitions: Transitions;
  /** Icons, after the buttons of the table. */
  children?: ReactNode;
};

/** At the end of a table's row: what its `status` allows of these actions, and further icons. */
export const RowActions = ({ transitions, children }: RowActionsProps) => {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <span className="row-actions">
      {Object.entries(transitions).map(([action, transition]) => (
        <ActionButton
          key={action}
          action={action}
          transition={transition}
          state={String(record.status)}
          variant="text"
          size="small"
        />
      ))}
      {children}
    </span>
  );
};
