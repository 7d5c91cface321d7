/** What one action does to the state of a record. */
export type Transition<State extends string = string> = {
  /** The states in which the action is allowed. */
  from: readonly State[];
  /** The state it leads to; left out where the record stays in its state. */
  to?: State;
  /** The action needs a reason from the person, as every refusal does. */
  reason?: boolean;
  /** No other action takes it back, so its button is red. */
  irrevocable?: true;
};

/**
 * The actions on the records of an area, by name. An area declares one table in its wire file; buttons, the embedded
 * API and the tests read the same one.
 */
export type Transitions<State extends string = string> = Readonly<Record<string, Transition<State>>>;

/** Longest reason of a negative action, in characters. assumption */
export const reasonMaxLength = 300;

/** Whether `action` is allowed on a record in `state`; false for an action that the table does not know. */
export const isAllowed = (transitions: Transitions, action: string, state: string): boolean =>
  Object.hasOwn(transitions, action) && transitions[action]?.from.includes(state) === true;

/** The names of the actions allowed in `state`, in the order of the table; none in a state it does not know. */
export const allowedActions = <Action extends string>(
  transitions: Readonly<Record<Action, Transition>>,
  state: string,
): Action[] =>
  (Object.keys(transitions) as Action[]).filter((action) => isAllowed(transitions, action, state));

/** The state after `action`, or undefined where it is not allowed. */
export const stateAfter = (transitions: Transitions, action: string, state: string): string | undefined =>
  isAllowed(transitions, action, state) ? (transitions[action]?.to ?? state) : undefined;
