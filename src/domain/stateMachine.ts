/**
 * The money of a record that an action moves, for its button, confirmation and toast
 * (docs/decisions.md 'Transitions are data').
 */
type MoneyMove = {
  /** The field that holds the amount, in rupiah. */
  amount: string;
  /** The field that holds the name of who gets the amount, or has paid it. */
  party: string;
  /** Values of fields without which the action moves no money, such as that of an order that was never paid. */
  only?: Readonly<Record<string, string>>;
};

/** The effect of one action on the state of a record. */
export type Transition<State extends string = string> = {
  from: readonly State[];
  /** The state after the action; undefined if the state does not change. */
  to?: State;
  /** True if the person must give a reason, as for every refusal. */
  reason?: boolean;
  /** True if no other action undoes this one, so its button is red. */
  irrevocable?: true;
  /**
   * Set if two actions of a state decide between two people. Their buttons have no color, because neither is the usual one;
   * in a queue they have the keys of accepting and refusing.
   */
  side?: 'accept' | 'refuse';
  money?: MoneyMove;
};

/**
 * The actions on the records of an area, by name. An area declares one table in its wire file, which buttons, the embedded
 * API and tests share.
 */
export type Transitions<State extends string = string> = Readonly<Record<string, Transition<State>>>;

/** Maximum length of the reason for a negative action, in characters. assumption */
export const reasonMaxLength = 300;

/** Returns true if `action` is allowed on a record in `state`; false for an unknown action. */
export const isAllowed = (transitions: Transitions, action: string, state: string): boolean =>
  Object.hasOwn(transitions, action) && transitions[action]?.from.includes(state) === true;

/**
 * Returns the names of the actions that are allowed in `state`, in the order of the table; an empty list for an unknown
 * state.
 */
export const allowedActions = <Action extends string>(
  transitions: Readonly<Record<Action, Transition>>,
  state: string,
): Action[] =>
  (Object.keys(transitions) as Action[]).filter((action) => isAllowed(transitions, action, state));

/** Returns the state after `action`; undefined if the action is not allowed. */
export const stateAfter = (transitions: Transitions, action: string, state: string): string | undefined =>
  isAllowed(transitions, action, state) ? (transitions[action]?.to ?? state) : undefined;

/** Returns the amount and the party of the money that an action moves for this record; undefined if it moves none. */
export const moneyMoved = (
  { money }: Transition,
  record: Readonly<Record<string, unknown>>,
): { amount: number; party: string } | undefined =>
  money && Object.entries(money.only ?? {}).every(([field, value]) => record[field] === value)
    ? { amount: Number(record[money.amount]), party: String(record[money.party]) }
    : undefined;
