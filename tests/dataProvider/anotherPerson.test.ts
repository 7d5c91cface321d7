import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { createDataProvider } from '../../src/dataProvider';
import { activateSession, apiUrl, request } from '../../src/dataProvider/http';
import { gate } from '../support/gate';
import { answer, path, signIn, startApiServer } from './apiServer';

startApiServer();

/** Opens the pages of the signed-in user. */
const openPages = () => activateSession(session.id() ?? 0);
beforeEach(openPages);

const next = 'token-of-the-next-person';
const url = apiUrl(path);
/** Holds the answer back until the test calls what this returns. */
const answerLater = (status = 200) => {
  const { passed, open } = gate();
  answer(() => passed.then(() => HttpResponse.json({ name: 'Melati' }, { status })));
  return open;
};

describe('the pages of a person, after another person signed in in another tab,', () => {
  it('send no more requests', async () => {
    signIn(next);
    const arrived = answer({});
    await expect(request(url)).rejects.toMatchObject({ kind: 'expired' });
    expect(arrived).toHaveLength(0);
  });

  it('get no answer to their reads, and the next person stays signed in', async () => {
    const release = answerLater();
    const asked = expect(request(url)).rejects.toMatchObject({ kind: 'expired' });
    signIn(next);
    openPages();
    release();
    await asked;
    expect(session.token()).toBe(next);
  });

  it('get no refusal of their writes, so that no other call follows', async () => {
    const release = answerLater(404);
    const sent = expect(request(url, { method: 'POST', body: {} })).rejects.toMatchObject({
      kind: 'expired',
    });
    signIn(next);
    openPages();
    release();
    await sent;
  });

  it('send no more requests through their data provider', async () => {
    const arrived = answer({ id: 1 }, 'top-up/1/approve');
    const dataProvider = createDataProvider([{ name: 'top-up' }], session.id() ?? 0);
    signIn(next);
    openPages();
    const acted = dataProvider.act('top-up', { id: 1, action: 'approve' });
    await expect(acted).rejects.toMatchObject({ kind: 'expired' });
    expect(arrived).toHaveLength(0);
  });

  it('get the answer to a write that the server kept', async () => {
    const release = answerLater();
    const sent = request(url, { method: 'POST', body: {} });
    signIn(next);
    openPages();
    release();
    expect((await sent).status).toBe(200);
  });
});
