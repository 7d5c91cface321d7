/** For the button, the confirmation and the toast of an action (docs/decisions.md 'Transitions are data'). */
type MoneyMove = {
  /** The field of the amount, in rupiah. */
  amount: string;
  /** The field of the name of who gets the amount, or has paid it. */
  party: string;
  /** Values of fields without which no money moves, such as of an order that was never paid. */
  only?: Readonly<Record<string, string>>;
};

export type Transition<State extends string = string> = {
  from: readonly State[];
  to?: State;
  /** The person must give one, as for every refusal. */
  reason?: boolean;
  /** No other action undoes this one, so its button is red. */
  irrevocable?: true;
  /** They decide between two people, so no button has a colour; in a queue they have the keys of accepting and refusing. */
  side?: 'accept' | 'refuse';
  money?: MoneyMove;
};

/** By the action's name. An area declares one table in its wire file, which buttons, the embedded API and tests share. */
export type Transitions<State extends string = string> = Readonly<Record<string, Transition<State>>>;

/** In characters. assumption */
export const reasonMaxLength = 300;

export const isAllowed = (transitions: Transitions, action: string, state: string): boolean =>
  Object.hasOwn(transitions, action) && transitions[action]?.from.includes(state) === true;

export const allowedActions = <Action extends string>(
  transitions: Readonly<Record<Action, Transition>>,
  state: string,
): Action[] =>
  (Object.keys(transitions) as Action[]).filter((action) => isAllowed(transitions, action, state));

export const moneyMoved = (
  { money }: Transition,
  record: Readonly<Record<string, unknown>>,
): { amount: number; party: string } | undefined =>
  money && Object.entries(money.only ?? {}).every(([field, value]) => record[field] === value)
    ? { amount: Number(record[money.amount]), party: String(record[money.party]) }
    : undefined;
