import { http, HttpResponse } from 'msw';
import { beforeEach } from 'vitest';
import { startBackOffice } from '../support/backOffice';

type Sent = { method: string; url: string; body: string };

type Dialect = {
  /** Its calls, as patterns of msw. */
  calls: readonly string[];
  /** Translates a call of this host for the embedded API; null if the host has no such call. */
  inward: (sent: Sent) => Sent | null;
  /** The body of an answer in the host's words. */
  outward: (body: string) => string;
};

/** The product at a host of another dialect: the embedded API, as strict as ever, behind a translator. */
export const startAtAnotherHost = ({ calls, inward, outward }: Dialect) => {
  const office = startBackOffice();
  const { api } = office;
  beforeEach(() => {
    for (const call of calls)
      api.server.use(
        http.all(call, async ({ request }) => {
          const { headers, method, url } = request;
          const said = inward({ method, url, body: await request.text() });
          const { body, ...asked } = said ?? { body: '' };
          const answer =
            said && (await api.answer(new Request(said.url, { ...asked, headers, ...(body && { body }) })));
          return answer
            ? new HttpResponse(outward(await answer.text()), answer)
            : new HttpResponse('404 page not found', { status: 404 });
        }),
      );
  });
  return office;
};
