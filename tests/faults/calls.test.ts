import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createMockServer } from '../../mocks/node';
import { session } from '../../src/authProvider/session';
import { onForbidden } from '../../src/dataProvider/http';
import { ApiError } from '../../src/dataProvider/serverErrors';
import { answer, signIn, startApiServer, token } from '../dataProvider/apiServer';
import { endReason } from '../support/endReason';
import { found } from '../support/found';
import { type Call, calls, logout, ownCalls } from './calls';
import {
  type Example,
  type Fault,
  faults,
  groupsMetBy,
  isWholeTable,
  representatives,
  shapes,
} from './faults';
import { served, shortenLimits } from './served';

/** docs/reliability.md 'Fault matrix', at the data layer: every call of the product meets every fault of the table. */

startApiServer();

const addressOf = ({ address }: Call) => `users-services/api/v1/${address.split(' ')[1] ?? ''}`;

const failureOf = async (call: Call): Promise<unknown> =>
  call.send().then(
    () => null,
    (error: unknown) => error,
  );

/** A write of whose answer the product needs something, and a read that is a POST. */
const needed = /\/(search|reveal|notes|notes\/7|single-upload|login|get-list-merchant)$/;

const needsAnswer = ({ address }: Call): boolean =>
  !address.startsWith('DELETE') && (address.startsWith('GET') || needed.test(address));

/** A write is a success without a body, where nothing of it is needed (docs/host.md). */
const isSilentWrite = (call: Call, { name }: Fault): boolean =>
  !needsAnswer(call) && ['204', '200 with an empty body'].includes(name);

/** A read and a write of simple REST, and the login, meet all faults as the examples for the other calls. */
const examples = ['GET backoffice/make-category', 'PUT backoffice/make-category/7', 'POST backoffice/login'];

const exampleOf = (call: Call): Example => {
  if (examples.includes(call.address)) return 'whole';
  // Notes are the same wherever records have them.
  const isNotes = /\/notes(\/|$)/.test(call.address) && !call.address.includes(' backoffice/merchant/');
  return ownCalls.includes(call) && !isNotes ? 'own' : 'shared';
};

/** A search, an action or a write reads its answer as the list or the record of its area; in one area they meet each shape too. */
const readsAsAnother = (call: Call): boolean =>
  !isWholeTable &&
  exampleOf(call) === 'shared' &&
  !/^GET (?!.*\/notes$)/.test(call.address) &&
  !call.address.includes(' backoffice/make-category');

/** Calls for which any object is an answer, because the product needs nothing of it. */
const accepted = [
  'POST backoffice/merchant/register',
  'POST backoffice/update-profile-merchant',
  'POST backoffice/merchant/7/activate',
  'POST backoffice/merchant/7/deactivate',
  'PUT backoffice/change-password',
];

/** The report of an export, whose answer nobody reads. */
const unread = 'POST backoffice/activity';

/** Figures that may all be missing, so that any object is an answer. */
const ofFigures = / backoffice\/(?!merchant\/).+\/(counts|summary)(\/search)?$/;

/** The figures of a seller: one that is missing is a dash, so that an object without any is an answer too. */
const sellerFigures = 'GET backoffice/merchant/7/summary';

/** The shapes that a call must refuse; it may accept the others, because it leaves out wrong rows and fields. */
const refusedShapes = ({ address }: Call): string[] => {
  if (address.startsWith('DELETE') || address === unread) return [];
  if (ofFigures.test(address) || accepted.includes(address))
    return ['null', 'lists within a list', 'a list of null'];
  return [
    ...[
      'no key',
      'a number for a list',
      ...(mayBeNull.test(address) ? [] : ['null', 'data null', 'payload null']),
    ],
    ...['a prototype', 'control characters', ...(address === sellerFigures ? [] : ['a huge text'])],
  ];
};

/** Lists without a total, for which null is an empty one. */
const mayBeNull =
  / region\/|\/(roles|stores|targets|drivers|categories|store-names|category-names|series|methods|cities)(\/search)?$|GET .+\/(notes|history)$|driver\/reveal$/;

const isLogin = ({ address }: Call): boolean => address === 'POST backoffice/login';

describe.each(calls)('$address', (call) => {
  it.each(Object.entries(groupsMetBy(exampleOf(call))))(
    'turns each fault of the group %s into an ApiError of its kind',
    async (_, group) => {
      const met = group.filter(
        (fault) => !isSilentWrite(call, fault) && !(call.fallsBack && fault.kind === 'notFound'),
      );
      let current = found(met);
      shortenLimits(() => current.kind === 'timeout', 10);
      let refused = 0;
      const stop = onForbidden(() => (refused += 1));
      const arrived = answer(({ request }) => served(current.answer, request), addressOf(call));
      for (const fault of met) {
        if (session.token() === null) signIn();
        current = fault;
        refused = 0;
        arrived.length = 0;
        const error = await failureOf(call);
        expect(error, fault.name).toBeInstanceOf(ApiError);
        expect(error, fault.name).toMatchObject({ name: 'ApiError', kind: fault.kind });
        expect((error as ApiError).message, fault.name).not.toMatch(/[<>]/);
        // The data layer sends a call once; only its caller may repeat it.
        expect(arrived, fault.name).toHaveLength(1);
        // Only an expiry ends the session, and never that of a login, which has none.
        const hasEnded = fault.kind === 'expired' && !isLogin(call);
        expect(session.token(), fault.name).toBe(hasEnded ? null : token);
        // Only a 403 makes the app read the rights again.
        expect(refused, fault.name).toBe(fault.kind === 'forbidden' ? 1 : 0);
      }
      stop();
    },
  );
});

describe.each(calls.filter((call) => !readsAsAnother(call)))('$address', (call) => {
  it('fails as a bad answer, and in no other way, when the body has a wrong shape', async () => {
    const refused: string[] = [];
    const headers = { 'Content-Range': 'rows 0-0/1' };
    let current: unknown;
    answer(() => HttpResponse.json(current as object, { headers }), addressOf(call));
    for (const [name, body] of shapes) {
      current = body;
      const error = await failureOf(call);
      if (error !== null) {
        expect(error, name).toMatchObject({ name: 'ApiError', kind: 'invalidResponse' });
        refused.push(name);
      }
      expect(({} as { polluted?: boolean }).polluted, name).toBeUndefined();
    }
    expect(refused).toEqual(expect.arrayContaining(refusedShapes(call)));
  });
});

describe('a write that is answered without a body', () => {
  const writes = calls.filter((call) => !needsAnswer(call));
  it.each(writes)('is a success: $address', async (call) => {
    for (const fault of faults.filter((one) => isSilentWrite(call, one))) {
      answer(({ request }) => served(fault.answer, request), addressOf(call));
      expect(await failureOf(call), fault.name).toBeNull();
    }
  });
});

describe('logout', () => {
  // The answer decides nothing.
  it.each(isWholeTable ? faults : representatives)(
    'signs out for every answer of the server: $name',
    async ({ answer: played, kind }) => {
      shortenLimits(() => kind === 'timeout', 30);
      const arrived = answer(({ request }) => served(played, request), addressOf(logout));
      expect(await logout.send()).toBe(false);
      expect(session.get()).toBeNull();
      await vi.waitFor(() => expect(arrived).toHaveLength(1));
      expect(endReason()).toBe('left');
    },
  );
});

describe('the table', () => {
  const handled = createMockServer({ sellers: 1 })
    .handlers.map(({ info }) => {
      const path = String(info.path).replace(/^.*users-services\/api\/v1\//, '');
      return `${String(info.method)} ${path.replace(/:\w+/g, '7')}`;
    })
    // Pictures are files.
    .filter((address) => !/cdn\/(public|secure)/.test(address));

  // A call that the embedded API does not answer fails every test that sends it, so this list is complete.
  it('holds every call that the embedded API answers, each once', () => {
    const known = [...calls, logout].map(({ address }) => address);
    const missing = known.filter((address) => !handled.includes(address));
    expect(
      missing.map(
        (address) => `${address}: the embedded API has no such call. Has its area a collection in mocks?`,
      ),
    ).toEqual([]);
    const unknown = handled.filter((address) => !known.includes(address));
    expect(
      unknown.map(
        (address) => `${address}: its area needs this call in its contract in tests/faults/calls.ts.`,
      ),
    ).toEqual([]);
    expect(known.toSorted()).toEqual(handled.toSorted());
  });

  it('has a kind for every fault, and a representative of every kind', () => {
    expect(new Set(representatives.map(({ kind }) => kind))).toEqual(new Set(faults.map(({ kind }) => kind)));
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
