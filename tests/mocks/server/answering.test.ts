import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answering } from '../../../mocks/server/answering';
import { NotKept } from '../../../mocks/storage/journal';

/** The answer of a server whose only handler runs `work`, and what it printed. */
const answerOf = async (work: () => Response) => {
  const printed: unknown[] = [];
  const answer = answering([http.get('*/coba', work)], (what) => printed.push(what));
  const response = await answer(new Request('http://localhost/coba'));
  return { status: response?.status, json: (await response?.json()) as unknown, printed };
};

describe('an exception of a handler', () => {
  it.each([
    [
      'a full storage',
      new NotKept('The storage of the browser is full'),
      'Perubahan tidak tersimpan karena penyimpanan server bermasalah. Hubungi tim teknis.',
    ],
    [
      'anything else',
      new TypeError('Failed to fetch'),
      'Terjadi gangguan pada server. Tunggu sebentar, lalu coba lagi.',
    ],
  ])('from %s is printed, and answered in Indonesian without its details', async (_, error, message) => {
    const { status, json, printed } = await answerOf(() => {
      throw error;
    });
    expect([status, json]).toEqual([500, { status_code: 500, message, data: null }]);
    expect(printed).toEqual([error]);
  });

  it('is not made of a refusal', async () => {
    const { status, printed } = await answerOf(() => HttpResponse.json(null, { status: 404 }));
    expect([status, printed]).toEqual([404, []]);
  });
});
