import type * as doneOnce from '../../mocks/rest/doneOnce';
import type * as headers from '../../scripts/securityHeaders';
import type * as session from '../../src/authProvider/session';
import type * as http from '../../src/dataProvider/http';
import type * as dataProvider from '../../src/dataProvider/index';
import type * as parseJson from '../../src/dataProvider/parseJson';
import type * as recordVersion from '../../src/dataProvider/recordVersion';
import type * as rows from '../../src/dataProvider/rows';
import type * as serverErrors from '../../src/dataProvider/serverErrors';
import type * as photoFile from '../../src/domain/format/photoFile';
import { bugsOf, caughtBy } from './mutant';

const inHttp = bugsOf<typeof http>('src/dataProvider/http.ts');
const inParseJson = bugsOf<typeof parseJson>('src/dataProvider/parseJson.ts');
const inDataProvider = bugsOf<typeof dataProvider>('src/dataProvider/index.ts');
const inRecordVersion = bugsOf<typeof recordVersion>('src/dataProvider/recordVersion.ts');
const inRows = bugsOf<typeof rows>('src/dataProvider/rows.ts');
const inServerErrors = bugsOf<typeof serverErrors>('src/dataProvider/serverErrors.ts');
const inSession = bugsOf<typeof session>('src/authProvider/session.ts');
const inPhotoFile = bugsOf<typeof photoFile>('src/domain/format/photoFile.ts');
const inDoneOnce = bugsOf<typeof doneOnce>('mocks/rest/doneOnce.ts');
const inHeaders = bugsOf<typeof headers>('scripts/securityHeaders.ts');

/** Sends every request with changed settings. */
const sending =
  (change: (init: RequestInit & { body?: string }) => RequestInit & { body?: string }) =>
  (right: typeof http.request): typeof http.request =>
  (url, options) =>
    right(url, { ...options, send: (address, init) => (options?.send ?? fetch)(address, change(init)) });

/** Sends every request without one of its headers. */
const without = (name: string) =>
  sending((init) => {
    const kept = new Headers(init.headers);
    kept.delete(name);
    return { ...init, headers: Object.fromEntries(kept) };
  });

/** What is sent, and how answers are read. */
export const wires = caughtBy({
  'tests/dataProvider/http.test.ts': [
    inHttp('request', {
      'calls: the platform header is forgotten': without('platform'),
      'calls: the token is forgotten': without('authorization'),
      'calls: a redirect to a login page is followed': sending((init) => ({ ...init, redirect: 'follow' })),
    }),
    inSession('session', {
      'calls: an expired session goes on': (right) => ({
        ...right,
        expire: () => undefined,
      }),
    }),
    inServerErrors('apiErrorOf', {
      'errors: 409 is taken for a broken server': (right) => (status, json, retryAfter) =>
        right(status === 409 ? 500 : status, json, retryAfter),
      'errors: a refusal within a 200 is a success': (right) => (status, json, retryAfter) =>
        status === 200 ? null : right(status, json, retryAfter),
    }),
  ],
  'tests/dataProvider/anotherPerson.test.ts': [
    inHttp('isOtherSession', {
      'calls: the work of a session goes on in the next one': () => () => false,
    }),
    inDataProvider('createDataProvider', {
      'calls: a data provider works for any session': (right) => (areas) => right(areas),
    }),
  ],
  'tests/dataProvider/parseJson.test.ts': [
    inParseJson('parseJson', {
      'answers: a NIK of Papua that is a number of JSON is rounded': () => (text) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          return undefined;
        }
      },
    }),
  ],
  'tests/dataProvider/serverErrors.test.ts': [
    inServerErrors('apiErrorOf', {
      'errors: EXPIRED_TOKEN is no expiry': (right) => (status, json, retryAfter) =>
        right(
          status,
          JSON.parse(JSON.stringify(json ?? null).replaceAll('EXPIRED_TOKEN', 'EXPIRED')),
          retryAfter,
        ),
    }),
  ],
  'tests/dataProvider/timeouts.test.ts > ten seconds': [
    inHttp('request', {
      'time-outs: every call may take as long as an upload': (right) => (url, options) =>
        right(url, { timeout: 60_000, ...options }),
    }),
  ],
  'tests/dataProvider/timeouts.test.ts > allow an upload a minute': [
    inHttp('request', {
      'time-outs: an upload is given up after ten seconds': (right) => (url, options) =>
        right(url, { ...options, timeout: 10_000 }),
    }),
  ],
  'tests/dataProvider/rows.test.ts': [
    inRows('readPage', {
      'lists: a row that cannot be read is not counted':
        (right) =>
        (...page) => {
          const read = right(...page);
          return { ...read, meta: { ...read.meta, dropped: 0 } };
        },
      'lists: a total of nonsense is believed':
        (right) =>
        (sent, total, ...rest) => ({
          ...right(sent, total, ...rest),
          total,
        }),
    }),
  ],
  'tests/dataProvider/act.test.ts': [
    inRecordVersion('onceFor', {
      'actions: the idempotency key stays here': () => () => ({}),
    }),
  ],
  'tests/mocks/rest/restActions.test.ts': [
    inDoneOnce('doneOnce', {
      'actions: a key that was seen acts again': (right) => (context, act, options) => {
        const answers = { ...context.db.answers, get: () => undefined };
        return right({ ...context, db: { ...context.db, answers } }, act, options);
      },
    }),
  ],
  'tests/scripts/securityHeaders.test.ts': [
    inHeaders('securityHeaders', {
      'headers: the address of a page travels to other sites': (right) => (hosts) => ({
        ...right(hosts),
        'Referrer-Policy': 'origin',
      }),
      'headers: the camera may be asked for': (right) => (hosts) => ({
        ...right(hosts),
        'Permissions-Policy': (right(hosts)['Permissions-Policy'] ?? '').replace('camera=(), ', ''),
      }),
    }),
    inHeaders('cacheControl', {
      'headers: index.html is kept for ever': (right) => () => right('/assets/app.js'),
    }),
  ],
  'tests/form/photo/photoTools.test.tsx': [
    inPhotoFile('photoFault', {
      'photos: a file of another kind is offered to be made smaller': (right) => (file, most) =>
        right(file, most) && 'tooLarge',
    }),
  ],
});
