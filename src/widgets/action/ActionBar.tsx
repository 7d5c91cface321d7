import { type RaRecord, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { allowedActions, type Transitions } from '../../domain/stateMachine';
import { ActionButton } from './ActionButton';
import './ActionBar.css';

type ActionBarProps = {
  /** The area's table. */
  transitions: Transitions;
  /** The record's state; left out, its `status`. */
  stateOf?: (record: RaRecord) => string;
  /** Further actions, with fields of their own. */
  except?: readonly string[];
  /** Icons by action. */
  icons?: Readonly<Record<string, ReactNode>>;
  /** Further buttons, after those of the table. */
  children?: ReactNode;
};

const statusOf = (record: RaRecord): string => String(record.status);

/** Every action that the state of the record around us allows, in the order of the area's table; the first is the main one. */
export const ActionBar = ({
  transitions,
  stateOf = statusOf,
  except = [],
  icons,
  children,
}: ActionBarProps) => {
  const record = useRecordContext();
  if (!record) return null;
  const state = stateOf(record);
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
          icon={icons?.[action]}
        />
      ))}
      {children}
    </div>
  );
};
