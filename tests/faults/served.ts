import { delay, HttpResponse } from 'msw';
import { vi } from 'vitest';
import type { Answer } from './faults';

/** MSW plays the server, with the same table that the browser's routes play in tests/matrix. */

const jsonHeaders = { 'Content-Type': 'application/json', 'Content-Range': 'rows 0-0/1' };

/** Sends the beginning of a body; `then` decides about the rest. */
const begun = (status: number, then: (controller: ReadableStreamDefaultController) => void): Response => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      then(controller);
    },
  });
  return new HttpResponse(body, { status, headers: jsonHeaders });
};

/** Plays an answer of the table to a request. */
export const served = async (answer: Answer, { signal }: Request): Promise<Response> => {
  if ('fails' in answer) return HttpResponse.error();
  if ('breaksOff' in answer)
    return begun(answer.status, (controller) => setTimeout(() => controller.error(new Error('reset')), 5));
  if ('hangs' in answer) {
    // A browser aborts in the middle of a body too; with MSW, the test must do it.
    if (answer.hangs === 'within')
      return begun(200, (controller) =>
        signal.addEventListener('abort', () => controller.error(signal.reason)),
      );
    await delay('infinite');
    return HttpResponse.error();
  }
  const { status, body, type, headers } = answer;
  const content = { ...jsonHeaders, ...(type !== undefined && { 'Content-Type': type }) };
  return new HttpResponse([204, 304].includes(status) ? null : body, {
    status,
    headers: { ...content, ...headers },
  });
};

/** Shortens the limits of 10 s and 60 s (§9) where `isShort`. This is undone after the test. */
export const shortenLimits = (isShort: () => boolean, milliseconds: number): void => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => timeout(isShort() ? milliseconds : limit));
};
