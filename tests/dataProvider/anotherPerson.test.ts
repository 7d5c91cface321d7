import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { apiUrl, request, serveSession } from '../../src/dataProvider/http';
import { answer, path, signIn, startApiServer, token } from './apiServer';

startApiServer();
beforeEach(() => serveSession(token));

const next = 'token-of-the-next-person';
const url = apiUrl(path);
/** Holds the answer back until the test calls what this returns. */
const answerLater = () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  answer(async () => {
    await released;
    return HttpResponse.json({ name: 'Melati' });
  });
  return () => release();
};

describe('the pages of one person, when somebody else signed in in another tab', () => {
  it('send nothing more', async () => {
    signIn(next);
    const arrived = answer(() => HttpResponse.json({}));
    await expect(request(url)).rejects.toMatchObject({ kind: 'expired' });
    expect(arrived).toHaveLength(0);
  });

  it('get no answer to what they read, and the next person stays signed in', async () => {
    const release = answerLater();
    const asked = expect(request(url)).rejects.toMatchObject({ kind: 'expired' });
    signIn(next);
    serveSession(next);
    release();
    await asked;
    expect(session.token()).toBe(next);
  });

  it('get the answer to what they wrote', async () => {
    const release = answerLater();
    const sent = request(url, { method: 'POST', body: {} });
    signIn(next);
    serveSession(next);
    release();
    expect((await sent).status).toBe(200);
  });
});
