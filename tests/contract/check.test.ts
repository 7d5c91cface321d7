import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../contract/check/options';
import { BadInput } from '../../scripts/badInput';
import { changing, checkedHost, type Habit } from './checkedHost';

const { checked, received } = checkedHost();

type Sellers = { data: { payload: Record<string, unknown>[]; total: number } };
const sellers = 'get-list-merchant';

it('the embedded API fits, by every call that reads and every check, and is sent nothing that writes', async () => {
  const report = await checked();
  const differing = report.calls.filter(({ verdict }) => !['fits', 'not tried'].includes(verdict));
  expect(differing.map(({ operation, verdict }) => `${operation.id} ${verdict}`)).toEqual([]);
  expect(report.checks.filter(({ verdict }) => verdict === 'fails')).toEqual([]);
  expect(report).toMatchObject({ exitCode: 0, outcome: 'fits', without: [] });
  expect(report.sentence).toMatch(/^FITS: all 9\d calls that were tried work with http/);
  const writing = received.filter((call) => !/^GET |\/(search|get-list-merchant|login|logout)$/.test(call));
  expect(received.length).toBeGreaterThan(100);
  expect(writing).toEqual([]);
});

describe('a host with the calls of §7 alone', () => {
  const specified =
    /\/(backoffice\/(login|get-list-merchant|merchant-detail\/[^/]+|merchant\/register|update-profile-merchant)|logout|region\/.*|cdn\/.*)$/;
  const onlySpecified: Habit = ({ path, answer }) =>
    specified.test(path.split('?')[0] ?? '') ? answer : new Response('<h1>Cannot GET</h1>', { status: 404 });

  it('works with losses, and the report says what config.json leaves out', async () => {
    const report = await checked(onlySpecified);
    expect(report).toMatchObject({ exitCode: 1, outcome: 'works with losses' });
    expect(report.without).toEqual([
      ...['access-management', 'activity', 'consumer-list', 'counts', 'history', 'make-category'],
      ...[
        'master-data/banner-information',
        'member-list/driver',
        'member-list/user-admin',
        'notes',
        'orders',
      ],
      ...['product-list', 'profile', 'report-transaction', 'summary', 'top-up'],
    ]);
    expect(report.verdictOf('getMerchantDetailId')).toBe('fits');
    expect(report.sentence).toMatch(
      /: it has no Banner Infomasi, Buat Kategori, List Konsumen, Driver, Orderan, .*of the other 15 calls 6 missing;/,
    );
  });
});

describe('a habit is named', () => {
  /** By a person with the sellers alone, which takes fewer calls. */
  const seen = (habit: Habit, right = 'MANAGE_PELAPAK') => checked(habit, { rights: [right] });

  it('JSON as text/plain, which is read', async () => {
    const report = await seen(
      changing(sellers, (json) => json, { 'Content-Type': 'text/plain; charset=utf-8' }),
    );
    expect(report.of('postGetListMerchant')).toEqual([
      'Content-Type: text/plain; charset=utf-8 instead of application/json',
    ]);
    expect(report).toMatchObject({ exitCode: 0 });
    expect(report.sentence).toContain('1 call differs from the contract in ways that staff do not notice');
  });

  it('HTML, which is not', async () => {
    const html: Habit = ({ path, answer }) =>
      path.endsWith(sellers)
        ? new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
        : answer;
    const report = await seen(html);
    expect(report.of('postGetListMerchant')).toEqual(['Content-Type: no JSON, but HTML (text/html)']);
    expect(report).toMatchObject({ exitCode: 2, outcome: 'does not work' });
    expect(report.sentence).toContain('Pelapak does not work.');
  });

  it('null for an empty list', async () => {
    const report = await seen(changing(sellers, () => ({ data: { payload: null, total: 0 } })));
    expect(report.of('postGetListMerchant')).toEqual(['null: data.payload, null is read as an empty list']);
    expect(report.verdictOf('getMerchantDetailId')).toBe('not tried');
  });

  it('a list under rows with its total in meta', async () => {
    const change = ({ data: { payload, total } }: Sellers) => ({ data: { rows: payload, meta: { total } } });
    const report = await seen(changing(sellers, change));
    expect(report.of('postGetListMerchant')).toEqual([
      'envelope depth: data.payload, the list is at data.rows',
      'envelope depth: data.total, the total is in another place of the body',
    ]);
    expect(report.exitCode).toBe(0);
  });

  it('the total in X-Total-Count', async () => {
    const host: Habit = ({ path, answer }) => {
      const total = answer.headers.get('Content-Range')?.split('/')[1];
      if (!path.includes('/top-up?') || total === undefined) return answer;
      answer.headers.delete('Content-Range');
      answer.headers.set('X-Total-Count', total);
      return answer;
    };
    const report = await seen(host, 'VIEW_TOP-UP_SALDO');
    expect(report.of('getTopUp')).toEqual(['envelope depth: Content-Range, the total is in X-Total-Count']);
    expect(report.checkNamed('total')?.verdict).toBe('holds');
  });

  it('no total', async () => {
    const change = ({ data: { payload } }: Sellers) => ({ data: { payload } });
    const report = await seen(changing(sellers, change));
    expect(report.of('postGetListMerchant')).toEqual([
      'missing: data.total, no total: the foot of the list says that',
    ]);
    expect(report.checkNamed('total')).toMatchObject({
      verdict: 'fails',
      says: 'get-list-merchant says no total',
    });
    expect(report.exitCode).toBe(1);
  });

  const withRows = (change: (row: Record<string, unknown>) => unknown) =>
    changing(sellers, ({ data: { payload, total } }: Sellers) => ({
      data: { payload: payload.map(change), total },
    }));

  it('ids as merchant_id', async () => {
    const report = await seen(withRows(({ user_id, ...row }) => ({ merchant_id: user_id, ...row })));
    expect(report.of('postGetListMerchant')).toEqual([
      'missing: [].user_id, is not there, and read elsewhere (10 of 10)',
      'extra: [].merchant_id, is not in the contract (10 of 10)',
    ]);
    expect(report.verdictOf('getMerchantDetailId')).toBe('fits');
    expect(report.exitCode).toBe(0);
  });

  it('booleans as 0 and 1', async () => {
    const report = await seen(withRows((row) => ({ ...row, is_active: Number(row.is_active) })));
    expect(report.of('postGetListMerchant')).toEqual([
      'wrong type: [].is_active, a number instead of boolean, which is read (10 of 10)',
    ]);
    expect(report.exitCode).toBe(0);
  });

  it('a key that is missing in some rows is a loss', async () => {
    const report = await seen(
      withRows(({ phone: _, ...row }) => (row.is_active ? row : { ...row, number_phone: null })),
    );
    expect(report.verdictOf('postGetListMerchant')).toBe('loses');
    expect(report.of('postGetListMerchant')[0]).toMatch(
      /^null: \[\]\.number_phone, instead of string \(\d of 10\)$/,
    );
  });

  it('the provinces under a key of their own, which are read, and so are the regions below them', async () => {
    const report = await seen(
      changing('/region/province', ({ data }: { data: unknown[] }) => ({ data: { provinces: data } })),
    );
    expect(report.of('getRegionProvince')).toEqual(['envelope depth: data, the list is at data.provinces']);
    expect(report.verdictOf('getRegionVillageId')).toBe('fits');
    expect(report.exitCode).toBe(0);
  });

  it('two lists in the place of the provinces, of which none is theirs', async () => {
    const habit = changing('/region/province', ({ data }: { data: unknown[] }) => ({
      data: { west: data, east: data.slice(1) },
    }));
    const report = await seen(habit);
    expect(report.verdictOf('getRegionProvince')).toBe('breaks');
    expect(report.exitCode).toBe(2);
  });

  it('a region as text', async () => {
    const change = ({ data: { payload } }: { data: { payload: { user_address: object } } }) => ({
      data: { payload: { ...payload, user_address: { ...payload.user_address, city: 'Kota Bandung' } } },
    });
    const host: Habit = (asked) => changing(asked.path, change)(asked);
    const report = await seen((asked) =>
      asked.path.includes('/merchant-detail/') ? host(asked) : asked.answer,
    );
    expect(report.of('getMerchantDetailId')).toEqual([
      'wrong type: data.payload.user_address.city, text instead of object (5 of 5)',
    ]);
    expect(report.exitCode).toBe(1);
  });

  it('one record of five that differs from the first', async () => {
    const seller = (change: (seller: Record<string, unknown>) => Response): Habit => {
      const opened: string[] = [];
      return async ({ path, answer }) => {
        if (!path.includes('/merchant-detail/')) return answer;
        if (!opened.includes(path)) opened.push(path);
        if (opened.indexOf(path) !== 3) return answer;
        return change((await answer.json()) as Record<string, unknown>);
      };
    };
    const flat = await seen(
      seller(() => Response.json({ data: { payload: { users: { full_name: 'Sari' } } } })),
    );
    expect(flat.verdictOf('getMerchantDetailId')).toBe('loses');
    expect(flat.of('getMerchantDetailId')).toContain(
      'missing: data.payload.user_bank, is not there (1 of 5)',
    );
    const failing = await seen(seller(() => new Response('', { status: 500 })));
    expect(failing.of('getMerchantDetailId')).toEqual(['status: 500 (1 of 5)']);
    expect(failing).toMatchObject({ exitCode: 1 });
  });

  const topUps = (change: (row: Record<string, unknown>) => unknown) =>
    seen(
      changing('/top-up', (rows: Record<string, unknown>[]) => rows.map(change)),
      'VIEW_TOP-UP_SALDO',
    );

  it('times as a database writes them, which are read, and times without an offset, which are not', async () => {
    const blanks = await topUps((row) => ({ ...row, created_at: '2026-11-20 03:00:00.000 +00:00' }));
    expect(blanks.of('getTopUp')).toEqual([
      'wrong type: [].created_at, text instead of date-time, which is read (10 of 10)',
    ]);
    expect(blanks.verdictOf('getTopUp')).toBe('read');
    const local = await topUps((row) => ({ ...row, created_at: '2026-11-20 10:00:00' }));
    expect(local.of('getTopUp')).toEqual(['wrong type: [].created_at, text instead of date-time (10 of 10)']);
    expect(local.verdictOf('getTopUp')).toBe('loses');
  });

  it('null for a list in a record, which is an empty one', async () => {
    const report = await topUps((row) => ({ ...row, history: null }));
    expect(report.of('getTopUp')).toEqual(['null: [].history, null is read as an empty list (10 of 10)']);
    expect(report.exitCode).toBe(0);
  });

  it('a sort by place that fails, in whose place there is the order', async () => {
    const report = await seen(
      ({ path, answer }) =>
        path.includes('/make-category?') && path.includes('place')
          ? new Response('no such column: place', { status: 500 })
          : answer,
      'VIEW_BUAT_KATEGORI',
    );
    expect(report.of('getMakeCategory')[0]).toBe('status: 500 to the sort by place: it is sorted by order');
    expect(report).toMatchObject({ exitCode: 1, without: ['place'] });
    expect(report.checkNamed('filter')?.says).toContain('make-category');
  });

  it('an offset that is ignored', async () => {
    const first = new Map<string, string>();
    const host: Habit = async ({ path, body, answer }) => {
      if (!path.endsWith(sellers)) return answer;
      const { limit, offset, ...rest } = JSON.parse(body) as { limit: number; offset: number };
      const key = JSON.stringify({ limit, ...rest });
      const text = await answer.text();
      if (offset === 0) first.set(key, text);
      return new Response(first.get(key) ?? text, answer);
    };
    const report = await seen(host);
    expect(report.checkNamed('page 2 differs')).toEqual({
      name: 'page 2 differs',
      verdict: 'fails',
      says: 'get-list-merchant page 2 is page 1 again',
    });
    expect(report.exitCode).toBe(1);
  });
});

describe('bad input is answered with one sentence', () => {
  it.each([
    [['--user', 'a'], '--host is missing, for example --host https://api.example.id.'],
    [['--host', 'api', '--user', 'a'], '--host is no address: give it as in --host https://api.example.id.'],
    [
      ['--host', 'https://a.id/v1', '--user', 'a'],
      '--host has a path: give protocol and host alone, --host https://a.id.',
    ],
    [['--host', 'https://a.id'], '--user is missing: the name by which somebody signs in.'],
    [
      ['--host', 'https://a.id', '--user', 'a', '--wirte'],
      "Unknown option '--wirte': npm run contract -- --help says what there is.",
    ],
    [
      ['--host', 'https://a.id', '--user', 'a', '--password', 'b'],
      'A password is never an argument, which others on this machine can read: type it, pipe it, or set CONTRACT_PASSWORD.',
    ],
  ])('%j', (args, sentence) => expect(() => optionsOf(args)).toThrow(new BadInput(sentence)));
});
