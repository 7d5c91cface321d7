import type { RaRecord } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { actOnEach, type Attempt, isOpen } from '../../src/dataProvider/actOnEach';
import { ApiError } from '../../src/dataProvider/serverErrors';

const records = ['a', 'b', 'c'].map((id): RaRecord => ({ id }));
const untried: readonly Attempt[] = records.map((record) => ({ record, outcome: 'unsent' }));

const busy = new ApiError('busy', '', 503);
const refused = new ApiError('rejected', 'Status sudah “Tayang”.', 409);
const gone = new ApiError('notFound', '', 404);
const forbidden = new ApiError('forbidden', '', 403);
/** A refusal that asks to wait for these seconds. */
const waitFor = (seconds: number) => new ApiError('busy', '', 503, [], seconds);
const timeout = new ApiError('timeout', '');
const offline = new ApiError('offline', '');
const reset = new ApiError('network', '');
const expired = new ApiError('expired', '', 401);

/** The ids that the last run has sent so far. */
let sent: string[] = [];

type Run = {
  /** The ids that the server did keep. */
  kept?: readonly string[];
  /** What the server answers when it is asked whether it kept a record. */
  read?: (isKept: boolean) => Promise<boolean>;
  /** Whether the person stops the run after this id was sent, or in a pause. */
  stopAfter?: string;
  stopInPause?: boolean;
};

/** Runs these attempts; the ids in `faults` fail, those with a list so often. Returns the ids that were read, and the outcomes. */
const run = async (
  attempts: readonly Attempt[],
  faults: Record<string, Error | Error[]> = {},
  { kept = [], read = (isKept) => Promise.resolve(isKept), stopAfter, stopInPause = false }: Run = {},
) => {
  sent = [];
  const readIds: string[] = [];
  let known = attempts;
  const stop = new AbortController();
  const waited: Error[] = [];
  await actOnEach(attempts, {
    signal: stop.signal,
    send: ({ id }) => {
      sent.push(String(id));
      if (id === stopAfter) stop.abort();
      const given = faults[String(id)];
      const fault = Array.isArray(given) ? given.shift() : given;
      return fault ? Promise.reject(fault) : Promise.resolve();
    },
    wasDone: ({ id }) => {
      readIds.push(String(id));
      return read(kept.includes(String(id)));
    },
    onAttempt: (next) => (known = next),
    onWait: (error) => {
      waited.push(error);
      if (stopInPause) stop.abort();
    },
  });
  return { waited, sent, readIds, outcomes: known.map(({ outcome }) => outcome), known };
};

describe('an action on each of several records', () => {
  it.each([
    ['nothing fails', {}, 'a b c', 'done done done'],
    ['one is refused', { b: refused }, 'a b c', 'done failed done'],
    ['one is gone', { a: gone }, 'a b c', 'failed done done'],
    ['the server is busy', { b: busy }, 'a b c', 'done failed done'],
    ['one is not answered in time', { a: timeout }, 'a b c', 'unknown done done'],
    ['one connection breaks', { a: reset }, 'a b c', 'unknown done done'],
    ['the session ends', { b: expired }, 'a b', 'done failed unsent'],
    ['the right is missing', { b: forbidden }, 'a b', 'done failed unsent'],
    ['the server asks for a long pause', { b: waitFor(21) }, 'a b', 'done failed unsent'],
    ['the server asks for no pause', { b: waitFor(0) }, 'a b c', 'done failed done'],
  ])('continues or ends as it should when %s', async (_, faults, sent, outcomes) => {
    const ran = await run(untried, faults);
    expect(ran.sent.join(' ')).toBe(sent);
    expect(ran.outcomes.join(' ')).toBe(outcomes);
  });

  it.each([
    ['before the call', offline, 'failed'],
    ['during the call', reset, 'unknown'],
  ])('ends when the browser lost its network %s', async (_, fault, outcome) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const ran = await run(untried, { a: fault });
    expect(ran.sent).toEqual(['a']);
    expect(ran.outcomes).toEqual([outcome, 'unsent', 'unsent']);
  });

  it('waits as long as the server asks, sends that record again, and goes on', async () => {
    vi.useFakeTimers();
    const running = run(untried, { b: [waitFor(20)] });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1);
    const { outcomes } = await running;
    vi.useRealTimers();
    expect(sent).toEqual(['a', 'b', 'b', 'c']);
    expect(outcomes).toEqual(['done', 'done', 'done']);
  });

  it('ends after the third try of a record if the server still asks to wait', async () => {
    vi.useFakeTimers();
    const running = run(untried, { a: waitFor(1) });
    await vi.advanceTimersByTimeAsync(2_000);
    const ran = await running;
    vi.useRealTimers();
    expect(ran.sent).toEqual(['a', 'a', 'a']);
    expect(ran.waited).toHaveLength(2);
    expect(ran.outcomes).toEqual(['failed', 'unsent', 'unsent']);
  });

  it('ends at once when it is stopped during such a pause', async () => {
    await run(untried, { a: waitFor(20) }, { stopInPause: true });
    expect(sent).toEqual(['a']);
  });

  it('waits for the running call when it is stopped, and sends no other call', async () => {
    const ran = await run(untried, {}, { stopAfter: 'a' });
    expect(ran.sent).toEqual(['a']);
    expect(ran.outcomes).toEqual(['done', 'unsent', 'unsent']);
  });

  it('repeats the records that failed, but not those that were done or not found', async () => {
    const first = await run(untried, { a: gone, c: refused });
    expect(first.known.filter(isOpen).map(({ record }) => record.id)).toEqual(['c']);
    const second = await run(first.known);
    expect(second.sent).toEqual(['c']);
    expect(second.outcomes).toEqual(['failed', 'done', 'done']);
  });

  it.each([
    ['sends it when it was not done', [], 'b', 'done'],
    ['does not send it when it was done', ['b'], '', 'done'],
  ])('reads a record of unknown outcome first, and %s', async (_, kept, sent, outcome) => {
    const first = await run(untried, { b: timeout });
    const second = await run(first.known, {}, { kept });
    expect(second.readIds).toEqual(['b']);
    expect(second.sent.join(' ')).toBe(sent);
    expect(second.outcomes[1]).toBe(outcome);
  });

  it('does not send a record of unknown outcome that cannot be read', async () => {
    const { known } = await run(untried, { b: timeout });
    const after = await run(known, {}, { read: () => Promise.reject(busy) });
    expect(sent).toEqual([]);
    expect(after.known[1]).toEqual({ record: { id: 'b' }, outcome: 'unknown', error: busy });
  });
});
