import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { loadConfig } from '../../src/config';
import { readTogether } from '../../src/dataProvider/counts';
import { readNotes } from '../../src/dataProvider/history/notes';
import { ifOffered } from '../../src/dataProvider/optionalCalls';
import { simpleRest } from '../../src/dataProvider/simpleRest';
import { readResource } from '../../src/dataProvider/useResourceRead';
import { stateCounts } from '../../src/dataProvider/wire';
import { answer, signIn, startApiServer, text } from './apiServer';

startApiServer();

/** docs/host.md 'What a host may leave out'. */

const backoffice = 'users-services/api/v1/backoffice';
const notes = `${backoffice}/orders/1/notes`;

const leaveOut = async (without: readonly string[]): Promise<void> => {
  answer({ without }, 'config.json');
  await loadConfig();
};
afterEach(() => leaveOut([]));

describe('an optional call', () => {
  it.each([
    ['text of a router', () => text('404 page not found', 404, 'text/plain')],
    ['JSON of a framework', () => HttpResponse.json({ error: 'Not Found', status: 404 }, { status: 404 })],
    ['a method that is not allowed', () => text('Method Not Allowed', 405, 'text/plain')],
    ['a page', () => text('<h1>Not Found</h1>', 404, 'text/html')],
  ])('that is answered by %s is not sent again in the session, and again in the next', async (_, respond) => {
    const sent = answer(respond, notes);
    expect(await readNotes(notes)).toBeNull();
    expect(await readNotes(notes)).toBeNull();
    expect(sent).toHaveLength(1);
    session.leave();
    signIn('another-token');
    expect(await readNotes(notes)).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it('that is refused with a sentence about its record is sent again', async () => {
    const sent = answer({ message: 'Pesanan tidak ditemukan' }, notes, 404);
    await readNotes(notes);
    await readNotes(notes);
    expect(sent).toHaveLength(2);
  });

  it('that is about no record is not sent again, if the host took its name for the id of one', async () => {
    const refusal = { error: 'Record not found' };
    const sent = answer(refusal, `${backoffice}/counts`, 404);
    const counts = () => ifOffered('counts', () => readTogether([]));
    expect([await counts(), await counts()]).toEqual([null, null]);
    expect(sent).toHaveLength(1);
  });

  it('that fails is an error, and is sent again', async () => {
    answer({}, notes, 500);
    await expect(readNotes(notes)).rejects.toMatchObject({ kind: 'server' });
    answer([], notes);
    expect(await readNotes(notes)).toEqual([]);
  });

  it('that the configuration leaves out is never sent', async () => {
    const sent = answer([], notes);
    await leaveOut(['notes']);
    expect(await readNotes(notes)).toBeNull();
    expect(sent).toEqual([]);
  });
});

it('a search that must not be in an address says so where the host has none, and asks once', async () => {
  const sent = answer(
    () => text('404 page not found', 404, 'text/plain'),
    `${backoffice}/orders/counts/search`,
  );
  const search = () => readResource('orders', 'counts', stateCounts, { filter: { q: '3273050101900001' } });
  await expect(search()).rejects.toMatchObject({ message: 'errors.searchInBody' });
  await expect(search()).rejects.toMatchObject({ message: 'errors.searchInBody' });
  expect(sent).toHaveLength(1);
});

describe('the sort by place', () => {
  const byPlace = { sort: { field: 'place', order: 'DESC' as const } };
  const refused =
    (status: number) =>
    ({ request }: { request: Request }) =>
      request.url.includes('place')
        ? HttpResponse.json({ message: 'Urutan tidak dikenal' }, { status })
        : HttpResponse.json([{ id: 1 }]);
  const sorts = (sent: readonly Request[]) => sent.map(({ url }) => new URL(url).searchParams.get('sort'));
  const list = () => simpleRest().getList('banners', byPlace);

  it.each([400, 422, 500])('is by order where it is refused with %i, from then on', async (status) => {
    const sent = answer(refused(status), `${backoffice}/banners`);
    expect((await list()).data).toEqual([{ id: 1 }]);
    expect((await list()).data).toEqual([{ id: 1 }]);
    expect(sorts(sent)).toEqual(['["place","DESC"]', '["order","DESC"]', '["order","DESC"]']);
  });

  it('is asked for again after a failure that is none of the sort', async () => {
    const sent = answer({}, `${backoffice}/banners`, 422);
    await expect(list()).rejects.toMatchObject({ status: 422 });
    answer(refused(503), `${backoffice}/banners`);
    await expect(list()).rejects.toMatchObject({ status: 503 });
    answer([{ id: 2 }], `${backoffice}/banners`);
    expect((await list()).data).toEqual([{ id: 2 }]);
    expect(sorts(sent)).toEqual(['["place","DESC"]', '["order","DESC"]']);
  });

  it('is never asked for where the configuration leaves it out', async () => {
    const sent = answer(refused(422), `${backoffice}/banners`);
    await leaveOut(['place']);
    expect((await list()).data).toEqual([{ id: 1 }]);
    expect(sorts(sent)).toEqual(['["order","DESC"]']);
  });
});
