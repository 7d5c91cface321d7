import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { textOf } from '../../contract/check/report';
import runCheck from '../../contract/check/run';
import { BadInput } from '../../scripts/badInput';
import { changing, checkedHost, type Habit, refusing } from './checkedHost';

const { api, checked, start } = checkedHost();

describe('nobody gets in', () => {
  it('with a wrong password', async () => {
    const report = await checked(undefined, { password: 'salah' });
    expect(report.exitCode).toBe(2);
    expect(report.sentence).toMatch(
      /^DOES NOT WORK with http\S+: Nobody gets in\. POST \/backoffice\/login: status: 400 “.+”/,
    );
    const lines = textOf(report, { host: 'http://host' }).split('\n');
    expect(lines).toContain('Nothing else was tried. Look at --host, --user and the password first.');
    expect(lines.length).toBeLessThan(10);
  });

  it('where nothing answers', async () => {
    const report = await checked(undefined, { host: 'http://127.0.0.1:9' });
    expect(report.sentence).toContain('no answer (');
    expect(report.exitCode).toBe(2);
  });
});

it('a host that has stopped answering is left after three calls', async () => {
  const { calls, exitCode } = await checked(({ path, answer }) => {
    if (!path.endsWith('/login')) throw new Error('stopped');
    return answer;
  });
  const reasons = calls.map(({ reason }) => reason).filter((reason) => reason?.startsWith('the host left'));
  expect(calls.filter(({ verdict }) => verdict === 'breaks')).toHaveLength(3);
  expect(reasons.length).toBeGreaterThan(20);
  expect(exitCode).toBe(2);
});

it('a CORS preflight that is refused lets no browser in', async () => {
  const report = await checked(undefined, { user: 'adminpelapak', origin: 'https://kantor.example' });
  expect(report.checkNamed('CORS preflight')?.verdict).toBe('fails');
  expect(report.exitCode).toBe(2);
});

it('a host whose CORS is right', async () => {
  const allowing: Habit = ({ method, answer }) => {
    const allowed = method === 'OPTIONS' ? new Response(null, { status: 204 }) : answer;
    allowed.headers.set('Access-Control-Allow-Origin', 'https://kantor.example');
    allowed.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    allowed.headers.set(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, platform, app-version, Range, Idempotency-Key, If-Match',
    );
    allowed.headers.set(
      'Access-Control-Expose-Headers',
      'ETag, Content-Range, Retry-After, Last-Modified, X-Modified-By, Date',
    );
    return allowed;
  };
  const report = await checked(allowing, { user: 'adminpelapak', origin: 'https://kantor.example' });
  expect(report.checks.filter(({ name }) => name.startsWith('CORS')).map(({ verdict }) => verdict)).toEqual([
    ...['holds', 'holds'],
  ]);
});

it.each([
  [
    'a call that nobody must be signed in for',
    'a call without a valid token is refused (401)',
    /get-list-merchant$/,
  ],
  ['a list that is open to everybody', 'what a person may not see is refused (403)', /banner-information$/],
])('%s', async (_, name, open) => {
  const report = await checked(
    ({ path, answer }) => (open.test(path) && answer.status !== 200 ? Response.json([]) : answer),
    { user: 'adminpelapak' },
  );
  expect(report.checkNamed(name)?.verdict).toBe('fails');
});

it('a host without the list that comes first is asked for another that the person may not see', async () => {
  const report = await checked(refusing(/\/banner-information/), { user: 'adminpelapak' });
  const { verdict, says } = report.checkNamed('what a person may not see is refused (403)') ?? {};
  expect(verdict).toBe('holds');
  expect(says).not.toContain('banner-information');
});

it('calls that differ alike are one entry of the report', async () => {
  const report = await checked(refusing(/\/(top-up|orders)(\?|$)/), {
    rights: ['VIEW_ORDERAN', 'VIEW_TOP-UP_SALDO'],
  });
  const lines = textOf(report, { host: 'http://host' }).split('\n');
  const first = lines.findIndex((line) => line.startsWith('  lacks'));
  expect(lines.slice(first, first + 4)).toEqual([
    '  lacks   GET /backoffice/orders: Orderan does not work.',
    '          GET /backoffice/top-up: Top-Up Saldo does not work.',
    '          status: 404',
    '',
  ]);
});

it('a token that still works after the logout', async () => {
  const report = await checked(undefined, { user: 'adminpelapak', ignored: /logout$/ });
  expect(report.checkNamed('401 after logout')).toMatchObject({
    verdict: 'fails',
    says: 'the token of a person who has left still works (200)',
  });
});

it.each([
  [null, 'none in merchant-detail: nobody notices that two people saved the same record'],
  [
    'W/"1"',
    'weak, as compressing proxies and Express make them, in merchant-detail: nobody notices that two people saved the same record',
  ],
])('the ETag %s', async (etag, says) => {
  const host: Habit = ({ path, answer }) => {
    if (!path.includes('/merchant-detail/')) return answer;
    if (etag === null) answer.headers.delete('ETag');
    else answer.headers.set('ETag', etag);
    return answer;
  };
  const report = await checked(host, { user: 'adminpelapak' });
  expect(report.checkNamed('strong ETags')).toMatchObject({ verdict: 'fails', says });
});

it.each([
  ['sort', 'is in the same order both ways', { sort: undefined }],
  ['search', 'ignores the search', { search: '' }],
])('a %s that is ignored', async (name, says, changed) => {
  const asked = new Map<string, string>();
  const host: Habit = async ({ path, body, answer }) => {
    if (!path.endsWith('get-list-merchant')) return answer;
    const key = JSON.stringify({ ...(JSON.parse(body) as object), ...changed });
    const text = asked.get(key) ?? (await answer.text());
    asked.set(key, text);
    return new Response(text, answer);
  };
  const report = await checked(host, { user: 'adminpelapak' });
  expect(report.checkNamed(name)).toMatchObject({ verdict: 'fails', says: `get-list-merchant ${says}` });
});

describe('a filter', () => {
  const topUpsAre = async (habit: (filter: Record<string, unknown>, answer: Response) => Response) => {
    const report = await checked(
      ({ path, answer }) => {
        const given = new URL(path, 'http://host').searchParams.get('filter');
        return path.includes('/top-up?')
          ? habit(JSON.parse(given ?? '{}') as Record<string, unknown>, answer)
          : answer;
      },
      { rights: ['VIEW_TOP-UP_SALDO'] },
    );
    return report.checkNamed('filter')?.says;
  };

  it('that the host does not know', async () => {
    expect(
      await topUpsAre((filter, answer) =>
        Object.keys(filter).some((key) => key.startsWith('nominal'))
          ? new Response('', { status: 500 })
          : answer,
      ),
    ).toBe('top-up answers 500 to the filter nominal_gte, nominal_lte');
  });

  it('that is ignored, or leaves nothing', async () => {
    const rows = api.db.collections.get('top-up')?.all().slice(0, 10) ?? [];
    expect(
      await topUpsAre((filter, answer) => {
        if ('nominal_gte' in filter || 'status' in filter) return Response.json(rows);
        return 'method' in filter ? Response.json([]) : answer;
      }),
    ).toBe('top-up ignores the filter status, nominal_gte and finds nothing by the filter method');
  });
});

it('a filter of the sellers that is ignored', async () => {
  let always: object | undefined;
  const habit = changing('/get-list-merchant', ({ data }: { data: { payload: object[] } }) => {
    const payload = data.payload.map((row, index) => ({ ...row, is_active: index % 2 }));
    return (always ??= { data: { ...data, payload } });
  });
  const report = await checked(habit, { user: 'adminpelapak' });
  expect(report.checkNamed('filter')?.says).toBe('get-list-merchant ignores the filter is_active');
});

it('states in another language', async () => {
  const report = await checked(
    changing('/backoffice/top-up', (rows: object[]) => rows.map((row) => ({ ...row, status: 'PENDING' }))),
    { rights: ['VIEW_TOP-UP_SALDO'] },
  );
  expect(report.checkNamed('states')?.says).toBe(
    'top-up has states that docs/adapting.md shows how to translate: PENDING',
  );
  expect(report.exitCode).toBe(1);
});

it('a search that fails', async () => {
  const report = await checked(refusing(/%22q%22/, 500), { rights: ['VIEW_TOP-UP_SALDO'] });
  expect(report.checkNamed('search')?.says).toContain('top-up answers 500 to a search');
});

describe('the command', () => {
  it('takes the password from a pipe, prints JSON alone, and its exit code is the outcome', async () => {
    const args = ['--host', await start(), '--user', 'adminpelapak', '--json'];
    const env = { ...process.env, CONTRACT_PASSWORD: '' };
    const child = spawn('node', ['scripts/run.mjs', '../contract/check/run', ...args], { env });
    child.stdin.end('rahasia123\n');
    const exit = new Promise<number | null>((done) => child.once('exit', done));
    const [printed, code] = await Promise.all([text(child.stdout), exit]);
    expect(JSON.parse(printed)).toMatchObject({ outcome: 'fits', exitCode: 0, without: [] });
    expect(code).toBe(0);
    expect(printed).not.toContain('rahasia123');
  });

  it('says in one sentence that there is no password', async () => {
    vi.stubEnv('CONTRACT_PASSWORD', '');
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([]) as typeof process.stdin);
    await expect(runCheck(['--host', 'http://127.0.0.1:9', '--user', 'a'])).rejects.toThrow(
      new BadInput('There is no password: type it, pipe it, or set CONTRACT_PASSWORD.'),
    );
    vi.unstubAllEnvs();
  });
});
