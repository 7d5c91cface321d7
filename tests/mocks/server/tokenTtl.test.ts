import { expect, it, vi } from 'vitest';
import { sessionSchema } from '../../../src/dataProvider/wire';
import { dataOf, startApi } from '../api';

const api = startApi({ sellers: 1, tokenTtl: 60 });

it.each(['', '?remember=true'])(
  'the switch tokenTtl sets the lifetime of every token, also after login%s',
  async (query) => {
    const answer = await api.call(`POST backoffice/login${query}`, {
      as: null,
      body: { username: 'superadmin', password: 'rahasia123' },
    });
    const token = dataOf(answer, sessionSchema).token.access_token;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_000 });
    expect((await api.call('GET region/province', { token })).status).toBe(200);
    vi.setSystemTime(Date.now() + 2000);
    expect((await api.call('GET region/province', { token })).status).toBe(401);
    vi.useRealTimers();
  },
);
