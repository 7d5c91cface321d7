import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendTo } from '../mocks/callsTo';
import { actionWords } from './actionWords';
import { type startBackOffice, walkTo } from './backOffice';
import { wordsOf } from './parts';
import { layDown } from './smallWorld';

type Office = ReturnType<typeof startBackOffice>;

/** An area's states and what staff may do in each, written by hand from the specification of the area's work. */
export type StateTable = {
  resource: string;
  /** Where its calls are, below backoffice/, if not at the resource. */
  path?: string;
  /** By state: the actions allowed there, and the state each leads to. Every other action is refused. */
  follows: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By state: the record of the small world that is in it, and a text that only this record's page shows. */
  records: Readonly<Record<string, { id: string; text: string | RegExp }>>;
  /** Every action, and the body that it takes. */
  actions: Readonly<Record<string, object>>;
  /** What the tables of the embedded API hold besides. */
  prepare?: (db: Office['api']['db']) => void;
};

const begin = (office: Office, { prepare }: StateTable): void => {
  layDown(office.api.db);
  prepare?.(office.api.db);
};

const refused = '409';
const call = (office: Office, account: string, address: string, body?: object) =>
  sendTo('http://localhost:3000', address, { token: office.api.signIn(account).token.access_token, body });

/** What the embedded API answers to every action in every state: the new state, or the status of its refusal. */
export const apiAnswers = async (office: Office, table: StateTable, account = 'superadmin') => {
  const { resource, path = resource, records, actions } = table;
  const answers: Record<string, Record<string, string>> = {};
  for (const [state, { id }] of Object.entries(records)) {
    answers[state] = {};
    for (const [action, body] of Object.entries(actions)) {
      begin(office, table);
      const response = await call(office, account, `POST backoffice/${path}/${id}/${action}`, body);
      const json = (await response.json()) as { status?: string };
      answers[state][action] = response.ok ? (json.status ?? '') : String(response.status);
    }
  }
  return answers;
};

/** The same as the table says it: every action that a state does not name is refused. */
export const answersOf = ({ follows, actions }: StateTable) =>
  Object.fromEntries(
    Object.entries(follows).map(([state, allowed]) => [
      state,
      Object.fromEntries(Object.keys(actions).map((action) => [action, allowed[action] ?? refused])),
    ]),
  );

/** The actions that each state offers, as the table says it. */
export const offersOf = ({ follows, actions }: StateTable) =>
  Object.fromEntries(
    Object.entries(follows).map(([state, allowed]) => [
      state,
      Object.keys(actions).filter((action) => Object.hasOwn(allowed, action)),
    ]),
  );

/** Without any right to act, in the states that offer an action otherwise. */
const noOffers = ({ follows }: StateTable) =>
  Object.fromEntries(
    Object.entries(follows)
      .filter(([, allowed]) => Object.keys(allowed).length > 0)
      .map(([state]) => [state, []]),
  );

/** The actions of the table that have one of these buttons; an amount or a name in its words is that of the record. */
export const actionsAmong = ({ resource, actions }: StateTable, buttons: readonly string[]): string[] =>
  Object.keys(actions).filter((action) => {
    const words = new RegExp(`^${actionWords(resource, action).label.replaceAll(/%\{\w+\}/g, '.+')}$`);
    return buttons.some((button) => words.test(button));
  });

/**
 * Resolves after one more answer of the server. By then the page has rendered its own answers, such as the person's rights.
 */
const settled = (office: Office, account: string): Promise<unknown> =>
  act(async () => (await call(office, account, 'GET backoffice/profile')).text());

/** Walks through the pages of one record in every state, and holds each against what it should offer. */
export const expectOffers = async (
  office: Office,
  table: StateTable,
  account: string,
  offers: Readonly<Record<string, readonly string[]>>,
): Promise<void> => {
  const { resource, records } = table;
  begin(office, table);
  const states = Object.keys(offers);
  const addressOf = (state: string): string => `/dashboard/${resource}/${records[state]?.id ?? ''}/show`;
  const arrival = (state: string) => screen.findAllByText(records[state]?.text ?? '');
  const offered = () => actionsAmong(table, wordsOf(screen.queryAllByRole('button')));
  office.open(account, addressOf(states[0] ?? ''));
  for (const state of states) {
    walkTo(addressOf(state));
    await arrival(state);
    await settled(office, account);
    await waitFor(() => expect([state, offered()]).toEqual([state, offers[state]]));
  }
};

/** Compares a table with the embedded API, and with the pages of `manager`, who may manage the area, and of a reader. */
export const describeStateTable = (
  what: string,
  office: Office,
  table: StateTable,
  manager = 'superadmin',
): void => {
  describe(`what may follow what with ${what}`, () => {
    it('is what the API allows, and everything else is refused', async () => {
      expect(await apiAnswers(office, table)).toEqual(answersOf(table));
    });

    it('is what the page offers with the right to manage', async () => {
      await expectOffers(office, table, manager, offersOf(table));
    });

    it('is nothing without the right to manage', async () => {
      await expectOffers(office, table, 'pengamat', noOffers(table));
    });
  });
};
