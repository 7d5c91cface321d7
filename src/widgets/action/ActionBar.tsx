import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { allowedActions, type Transitions } from '../../domain/stateMachine';
import { ActionButton } from './ActionButton';
import './ActionBar.css';

type ActionBarProps = {
  /** The area's table. */
  transitions: Transitions;
  /** Further actions, with fields of their own. */
  except?: readonly string[];
  /** Further buttons, after those of the table. */
  children?: ReactNode;
};

/** Every action that the state of the record around us allows, in the order of the area's table; the first is the main one. */
export const ActionBar = ({ transitions, except = [], children }: ActionBarProps) => {
  const record = useRecordContext();
  if (!record) return null;
  const state = String(record.status);
  const offered = Object.entries(transitions).filter(([action]) => !except.includes(action));
  const main = allowedActions(transitions, state).find((action) => !transitions[action]?.reason);
  return (
    <div className="action-bar">
      {offered.map(([action, transition]) => (
        <ActionButton
          key={action}
          action={action}
          transition={transition}
          state={state}
          variant={action === main ? 'contained' : 'outlined'}
        />
      ))}
      {children}
    </div>
  );
};
