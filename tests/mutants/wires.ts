import { caughtBy, type Mutant } from './mutant';

const http = 'src/dataProvider/http.ts';
const errors = 'src/dataProvider/serverErrors.ts';
const rows = 'src/dataProvider/rows.ts';
const timeouts = 'tests/dataProvider/timeouts.test.ts';

/** What is sent, and how answers are read. */
export const wires: readonly Mutant[] = [
  ...caughtBy('tests/dataProvider/http.test.ts', undefined, [
    {
      name: 'calls: the platform header is forgotten',
      file: http,
      find: `platform: 'web', `,
      replace: '',
    },
    {
      name: 'calls: the token goes without “Bearer”',
      file: http,
      find: 'Authorization: `Bearer ${token}`',
      replace: 'Authorization: token',
    },
    {
      name: 'calls: a redirect to a login page is followed',
      file: http,
      find: `redirect: 'error'`,
      replace: `redirect: 'follow'`,
    },
    {
      name: 'calls: an expired session goes on',
      file: http,
      find: `if (fault.kind === 'expired' && token !== null) session.expire(token);`,
      replace: '',
    },
    {
      name: 'errors: 409 is taken for a broken server',
      file: errors,
      find: `status >= 400 && status < 500 ? 'rejected'`,
      replace: `status >= 400 && status < 409 ? 'rejected'`,
    },
    {
      name: 'errors: a refusal within a 200 is a success',
      file: errors,
      find: '(value) => value >= 400)',
      replace: '(value) => value > 400)',
    },
  ]),
  ...caughtBy('tests/dataProvider/anotherPerson.test.ts', undefined, [
    {
      name: 'calls: a refusal of an earlier session is answered, and a second call follows it',
      file: http,
      find: `(fault || method === 'GET')`,
      replace: `method === 'GET'`,
    },
    {
      name: 'calls: the work of a session goes on in the next one',
      file: 'src/dataProvider/index.ts',
      find: 'id !== undefined && isForeign(id)',
      replace: 'false',
    },
  ]),
  ...caughtBy('tests/dataProvider/parseJson.test.ts', undefined, [
    {
      name: 'answers: a NIK of Papua that is a number of JSON is rounded',
      file: 'src/dataProvider/parseJson.ts',
      find: '!Number.isSafeInteger(Number(literal))',
      replace: '!Number.isFinite(Number(literal))',
    },
  ]),
  ...caughtBy('tests/dataProvider/serverErrors.test.ts', undefined, [
    {
      name: 'errors: field errors named “field” are lost',
      file: errors,
      find: `typeof name === 'string' ? name : field`,
      replace: 'name',
    },
    {
      name: 'errors: EXPIRED_TOKEN is no expiry',
      file: errors,
      find: `.includes('EXPIRED_TOKEN')`,
      replace: `.includes('EXPIRED')`,
    },
  ]),
  ...caughtBy(timeouts, 'allow an upload a minute', [
    {
      name: 'time-outs: an upload is given up after ten seconds',
      file: 'src/dataProvider/pictures/uploadPicture.ts',
      find: 'timeout: limits.uploadTimeout',
      replace: 'timeout: limits.requestTimeout',
    },
  ]),
  ...caughtBy(timeouts, 'and its picture a minute', [
    {
      name: 'time-outs: the picture of an ID card is given up after ten seconds',
      file: 'src/dataProvider/pictures/securePicture.ts',
      find: 'AbortSignal.timeout(limits.uploadTimeout)',
      replace: 'AbortSignal.timeout(limits.requestTimeout)',
    },
  ]),
  ...caughtBy(timeouts, 'ten seconds', [
    {
      name: 'time-outs: every call may take as long as an upload',
      file: http,
      find: 'timeout = limits.requestTimeout',
      replace: 'timeout = limits.uploadTimeout',
    },
  ]),
  ...caughtBy('tests/dataProvider/rows.test.ts', undefined, [
    {
      name: 'lists: a repeated row is shown twice',
      file: rows,
      find: 'if (record && !byId.has(String(record.id)))',
      replace: 'if (record)',
    },
    {
      name: 'lists: bad rows are not counted',
      file: rows,
      find: 'dropped: rows.length - data.length',
      replace: 'dropped: 0',
    },
  ]),
  ...caughtBy('tests/dataProvider/onlyOneWrite.test.ts', undefined, [
    {
      name: 'writes: three Enters make three records',
      file: 'src/dataProvider/index.ts',
      find: 'if (running) return running;',
      replace: '',
    },
  ]),
  ...caughtBy('tests/dataProvider/act.test.ts', undefined, [
    {
      name: 'actions: the idempotency key stays here',
      file: 'src/dataProvider/simpleRest.ts',
      find: 'onceFor(idempotencyKey)',
      replace: '{}',
    },
  ]),
  ...caughtBy('tests/mocks/rest/restActions.test.ts', undefined, [
    {
      name: 'actions: a key that was seen acts again',
      file: 'mocks/rest/doneOnce.ts',
      find: 'known.expires_at > Date.now()',
      replace: 'known.expires_at < Date.now()',
    },
  ]),
  ...caughtBy('tests/scripts/securityHeaders.test.ts', undefined, [
    {
      name: 'headers: other sites may frame the product',
      file: 'scripts/securityHeaders.ts',
      find: "    `frame-ancestors 'none'`,\n",
      replace: '',
    },
    {
      name: 'headers: the address of a page travels to other sites',
      file: 'scripts/securityHeaders.ts',
      find: `'Referrer-Policy': 'no-referrer'`,
      replace: `'Referrer-Policy': 'origin'`,
    },
    {
      name: 'headers: the camera may be asked for',
      file: 'scripts/securityHeaders.ts',
      find: 'camera=(), ',
      replace: '',
    },
    {
      name: 'headers: index.html is kept for ever',
      file: 'scripts/securityHeaders.ts',
      find: `path.startsWith('/assets/')`,
      replace: `path.startsWith('/')`,
    },
  ]),
  ...caughtBy('tests/widgets/photo/photoTools.test.tsx', undefined, [
    {
      name: 'photos: what is pasted anywhere goes into every photo field',
      file: 'src/widgets/photo/usePastedPhoto.ts',
      find: ' || boxInUse() !== box.current',
      replace: '',
    },
    {
      name: 'photos: a photo that was cancelled while it was read is sent',
      file: 'src/widgets/photo/usePhotoUpload.ts',
      find: `if (signal.aborted) return;\n    if (photo`,
      replace: 'if (photo',
    },
    {
      name: 'photos: a file of another kind is offered to be made smaller',
      file: 'src/widgets/photo/usePhotoUpload.ts',
      find: `setTooLarge(fault === 'tooLarge' ? file : null)`,
      replace: 'setTooLarge(file)',
    },
  ]),
];
