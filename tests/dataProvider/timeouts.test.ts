import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { getSecurePicture } from '../../src/dataProvider/pictures/transfer';
import { calls, logout } from '../faults/calls';
import { answer, startApiServer } from './apiServer';

startApiServer();

/** The limits in milliseconds under which a call was sent. */
const limitsOf = async (send: () => Promise<unknown>): Promise<unknown[]> => {
  const asked = vi.spyOn(AbortSignal, 'timeout');
  await send().catch(() => undefined);
  return asked.mock.calls.map(([limit]) => limit);
};

describe('the time-outs of specification §7', () => {
  const uploads = 'POST cdn/single-upload';

  it.each([...calls, logout].filter(({ address }) => address !== uploads))(
    'allow $address ten seconds',
    async ({ send }) => {
      answer(() => HttpResponse.error(), '*');
      expect(await limitsOf(send)).toEqual([10_000]);
    },
  );

  it('allow an upload a minute', async () => {
    answer(() => HttpResponse.error(), '*');
    const upload = calls.find(({ address }) => address === uploads);
    expect(await limitsOf(upload?.send ?? (() => Promise.resolve()))).toEqual([60_000]);
  });

  it('allow the address of an ID card ten seconds, and its picture a minute', async () => {
    answer(
      { data: { data: { payload: { url: `${location.origin}/ktp.jpg` } } } },
      '*/generate-secure-image/7',
    );
    answer(() => HttpResponse.error(), 'ktp.jpg');
    expect(await limitsOf(() => getSecurePicture('7'))).toEqual([10_000, 60_000]);
  });
});
