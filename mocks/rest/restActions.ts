import type { HttpHandler } from 'msw';
import { z } from 'zod/mini';
import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import { reasonBody } from '../../src/dataProvider/wire';
import { writtenInstant } from '../../src/domain/format/wibTime';
import { isAllowed, reasonMaxLength } from '../../src/domain/stateMachine';
import { visibleText } from '../../src/domain/visibleText';
import { refuse, refuseFields, refuseMissing } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import type { FieldError } from '../server/fieldError';
import type { Collection, States } from './collection';
import { doneOnce } from './doneOnce';
import { entryNow, historyOf } from './recordHistory';
import { type RestRecord, tableOf } from './restRecord';
import { textFault } from './textFault';
import { noteChange } from './versions';

type View = (record: RestRecord) => RestRecord;

/** Returns a state as its badge shows it: MENUNGGU_VERIFIKASI is 'Menunggu Verifikasi', TIBA_DI_TUJUAN is 'Tiba di Tujuan'. */
const wordsOf = (state: string): string =>
  state === 'DITINJAU'
    ? 'Menunggu Tinjauan'
    : state
        .split('_')
        .map((word) => (word === 'DI' ? 'di' : word.charAt(0) + word.slice(1).toLowerCase()))
        .join(' ');

/** Refuses (409) an action that the record's state does not allow; the message names who set that state, and when. */
const refuseState = (state: string, record: RestRecord): Response => {
  const last = historyOf(record).findLast(({ from, to }) => to === state && from !== to);
  const by = last ? ` (${last.actor}, ${writtenInstant(last.at)})` : '';
  return refuse(409, `Status sudah “${wordsOf(state)}”${by}. Data dimuat ulang.`);
};

const reasonErrors = (reason: string): FieldError[] => {
  const message = textFault(reason, reasonMaxLength);
  return message === undefined ? [] : [{ name: 'reason', message }];
};

/** Returns the record in its new state, with the entry added to its history. */
const moved = (states: States<RestRecord>, record: RestRecord, entry: HistoryEntry): RestRecord => {
  const changed = { ...record, history: [...historyOf(record), entry] };
  if (entry.from === entry.to) return changed;
  return {
    ...changed,
    ...(states.put?.(entry.to) ?? { status: entry.to }),
    ...('reason' in record && { reason: entry.reason ?? null }),
  };
};

/**
 * Handles `POST <resource>/<id>/<action>` for every transition of a collection: 404, 409 in a state that does not allow it,
 * 422 without a required reason, else the changed record, with actor and time in its history. A repeated Idempotency-Key
 * gets the stored response, and nothing is done twice.
 */
export const actionHandlers = (context: Context, collection: Collection, view: View): HttpHandler[] => {
  const { resource, path = resource, permission, states, actions = {} } = collection;
  if (!states) return [];
  const { collections: tables, permissions } = context.db;
  const table = tableOf(tables, resource);
  const { transitions } = states;

  return Object.entries(transitions).map(([name, { reason: needsReason = false, to }]) => {
    const action = actions[name] ?? {};
    const contract = action.body ?? (needsReason ? reasonBody : z.strictObject({}));
    return endpoint(
      context,
      `POST backoffice/${path}/:id/${name}`,
      { access: { write: permission }, body: contract },
      doneOnce(context, resource, ({ params, body, account }) => {
        const sent = body as Record<string, unknown>;
        const record = table.get(params.id ?? '');
        if (!record) return refuseMissing();
        const from = String(view(record).status);
        if (!isAllowed(transitions, name, from)) return refuseState(from, record);
        const reason = typeof sent.reason === 'string' ? visibleText(sent.reason) : '';
        const errors = needsReason ? reasonErrors(reason) : [];
        if (errors.length > 0) return refuseFields(errors);

        const effect = action.effect?.({ record, body: sent, reason, account, tables, permissions }) ?? {};
        if (effect instanceof Response) return effect;
        const after = { ...record, ...effect };
        const subject = action.subject?.(after, tables) ?? null;
        const entry = entryNow(account, {
          action: name,
          from,
          to: to ?? from,
          ...(reason !== '' && { reason }),
          ...(subject !== null && { subject }),
        });
        const changed = moved(states, after, entry);
        table.put(changed);
        noteChange(context, resource, changed, account);
        return view(changed);
      }),
    );
  });
};
