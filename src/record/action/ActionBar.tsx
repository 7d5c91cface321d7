import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { allowedActions, type Transitions } from '../../domain/stateMachine';
import { ActionButton } from './ActionButton';

type ActionBarProps = {
  transitions: Transitions;
  /** Actions of the table that get no button here. */
  except?: readonly string[];
  /** Further buttons, after those of the table. */
  children?: ReactNode;
};

/** The buttons of all actions that the record's state allows, in the table's order. The first that needs no reason is filled. */
export const ActionBar = ({ transitions, except = [], children }: ActionBarProps) => {
  const record = useRecordContext();
  if (!record) return null;
  const offered = Object.entries(transitions).filter(([action]) => !except.includes(action));
  const main = allowedActions(transitions, String(record.status)).find(
    (action) => !transitions[action]?.reason,
  );
  return (
    <div className="not-printed flow">
      {offered.map(([action, transition]) => (
        <ActionButton
          key={action}
          action={action}
          transition={transition}
          variant={action === main ? 'contained' : 'outlined'}
        />
      ))}
      {children}
    </div>
  );
};
