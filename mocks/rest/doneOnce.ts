import { HttpResponse, type JsonBodyType } from 'msw';
import type { Account } from '../server/accounts';
import { refuse } from '../server/answers';
import type { Context } from '../server/context';
import { keptFor } from '../storage/compaction';
import type { Db } from '../storage/db';
import { historyOf } from './recordHistory';
import { tableOf } from './restRecord';

type Answered = Readonly<Record<string, unknown>>;
type Call<B> = { request: Request; params: Readonly<Record<string, string>>; body: B; account: Account };

/** The most characters of a key: a UUID has 36. */
const longestKey = 100;

/** Removes the stored responses about a deleted record, so that it can be created again with the same key. */
export const forgetAnswers = ({ answers }: Db, recordId: string): void => {
  for (const { id, answer } of answers.all())
    if (JSON.stringify(answer).includes(recordId)) answers.remove(id);
};

/** The place of a history that is not stored with a response, because the record has it: its first `length` entries. */
type HistoryPlace = { resource: string; length: number };

/** Returns a response as it is stored. A history only grows, so that its length is enough. */
const storedAnswer = (answer: Answered, resource: string): Answered =>
  Array.isArray(answer.history)
    ? { ...answer, history: { resource, length: answer.history.length } }
    : answer;

/** Returns the response that was stored; its history is empty if the record was deleted since. */
const answerAgain = ({ collections }: Db, stored: Answered): Answered => {
  const { id, history } = stored;
  if (typeof history !== 'object' || history === null || Array.isArray(history)) return stored;
  const { resource, length } = history as HistoryPlace;
  const record = tableOf(collections, resource).get(String(id));
  return { ...stored, history: record ? historyOf(record).slice(0, length) : [] };
};

/**
 * Responds with the JSON of `act`, or with its refusal. If the account repeats a call with the same Idempotency-Key, the
 * stored response is sent and nothing is done twice; a different call with that key is refused (422), with the stored
 * response as its `data`.
 * @param resource the resource of the records that `act` returns
 * @param isKeyOptional true accepts a call without a key; an empty or long key is always refused (400)
 */
export const doneOnce =
  <B>(
    { db }: Context,
    resource: string,
    act: (call: Call<B>) => Response | Answered,
    { isKeyOptional = false } = {},
  ) =>
  (call: Call<B>): Response => {
    const { request, body, account } = call;
    const { answers, hashing } = db;
    const key = request.headers.get('Idempotency-Key');
    if (key === '' || (key?.length ?? 0) > longestKey || (key === null && !isKeyOptional))
      return refuse(400, 'Permintaan tidak lengkap (Idempotency-Key). Muat ulang halaman, lalu coba lagi.');
    const id = `${account.id} ${key ?? ''}`;
    const asked = hashing.digest(`${new URL(request.url).pathname} ${JSON.stringify(body)}`);
    const known = key === null ? undefined : answers.get(id);
    if (known && known.expires_at > Date.now()) {
      const before = answerAgain(db, known.answer) as JsonBodyType;
      if (known.request === asked) return HttpResponse.json(before);
      const message = 'Tindakan ini tertukar dengan tindakan lain. Muat ulang halaman, lalu coba lagi.';
      return refuse(422, message, before);
    }
    const answer = act(call);
    if (answer instanceof Response) return answer;
    if (key !== null) {
      const expires_at = Date.now() + keptFor;
      answers.put({ id, request: asked, answer: storedAnswer(answer, resource), expires_at });
    }
    return HttpResponse.json(answer as JsonBodyType);
  };
