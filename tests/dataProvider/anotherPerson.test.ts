import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { apiUrl, request, serveSession } from '../../src/dataProvider/http';
import { answer, path, signIn, startApiServer, token } from './apiServer';

startApiServer();
beforeEach(() => serveSession(token));

const next = 'token-of-the-next-person';
const url = apiUrl(path);
const late = async () => {
  await delay(50);
  return HttpResponse.json({ name: 'Melati' });
};

describe('the pages of one person, when somebody else signed in in another tab', () => {
  it('send nothing more', async () => {
    signIn(next);
    const arrived = answer(() => HttpResponse.json({}));
    await expect(request(url)).rejects.toMatchObject({ kind: 'expired' });
    expect(arrived).toHaveLength(0);
  });

  it('get no answer to what they read, and the next person stays signed in', async () => {
    answer(late);
    const asked = expect(request(url)).rejects.toMatchObject({ kind: 'expired' });
    signIn(next);
    serveSession(next);
    await asked;
    expect(session.token()).toBe(next);
  });

  it('get the answer to what they wrote', async () => {
    answer(late);
    const sent = request(url, { method: 'POST', body: {} });
    signIn(next);
    serveSession(next);
    expect((await sent).status).toBe(200);
  });
});
