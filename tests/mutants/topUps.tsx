import type * as restQuery from '../../mocks/rest/restQuery';
import type * as topUpWorld from '../../mocks/world/topUps';
import type * as totals from '../../mocks/world/totals';
import type * as topUpAge from '../../src/areas/top-up/TopUpAge';
import type * as topUpWire from '../../src/areas/top-up/topUpWire';
import { z } from '../../src/dataProvider/zod';
import type * as age from '../../src/domain/format/wibTime';
import type * as actionButton from '../../src/record/action/ActionButton';
import { bugsOf, caughtBy, startingAlsoFrom } from './mutant';

const table = 'tests/areas/stateTables.test.tsx';
const figures = 'tests/areas/top-up/topUpFigures.test.tsx';

const inWire = bugsOf<typeof topUpWire>('src/areas/top-up/topUpWire.ts');
const inAge = bugsOf<typeof topUpAge>('src/areas/top-up/TopUpAge.tsx');
const inActionButton = bugsOf<typeof actionButton>('src/record/action/ActionButton.tsx');
const inAges = bugsOf<typeof age>('src/domain/format/wibTime.ts');
const inRestQuery = bugsOf<typeof restQuery>('mocks/rest/restQuery.ts');
const inTotals = bugsOf<typeof totals>('mocks/world/totals.ts');
const inWorld = bugsOf<typeof topUpWorld>('mocks/world/topUps.ts');

export const topUps = caughtBy({
  [`${table} > is what the API allows`]: [
    inWire('topUpTransitions', {
      'top-up: an unpaid request can be approved': (right) =>
        startingAlsoFrom(right, 'approve', 'MENUNGGU_PEMBAYARAN'),
      'top-up: an approved request can be rejected': (right) =>
        startingAlsoFrom(right, 'reject', 'DISETUJUI'),
    }),
  ],
  [`${figures} > appear in the rows`]: [
    inAge('TopUpAge', {
      'top-up: the age of a decided request goes on':
        (Right) =>
        ({ topUp }) => <Right topUp={{ ...topUp, approved_at: null, rejected_at: null }} />,
      'top-up: no request is late':
        (Right) =>
        ({ topUp }) => <Right topUp={{ ...topUp, status: 'DISETUJUI' }} />,
    }),
    inRestQuery('inOrder', {
      'lists: a sort of a list is turned round by the API': (right) => (rows, order) =>
        right(rows, order).toReversed(),
    }),
  ],
  'tests/domain/format/age.test.ts': [
    inAges('ageOf', {
      'age: it is that of an hour later': (right) => (since, until) => right(since, until + 3_600_000),
    }),
  ],
  [`${figures} > add up on the page`]: [
    inWire('topUpRecord', {
      'top-up: the unique code is left out': (right) =>
        right.check(z.overwrite((topUp) => ({ ...topUp, kode_unik: 0 }))),
      'top-up: what has to arrive is the nominal': (right) =>
        right.check(z.overwrite((topUp) => ({ ...topUp, total_transfer: topUp.nominal }))),
    }),
  ],
  [`${figures} > say what an approval will do`]: [
    inTotals('balancesFrom', {
      'top-up: the API credits the nominal twice': (right) => (requests) =>
        right(requests.map((request) => ({ ...request, nominal: 2 * request.nominal }))),
    }),
    inWire('topUpRecord', {
      'top-up: the decision is not told': (right) =>
        right.check(z.overwrite((topUp) => ({ ...topUp, approved_by: null, approved_at: null }))),
    }),
    inActionButton('ActionButton', {
      'top-up: the page has no actions': () => () => <></>,
    }),
  ],
  'tests/mocks/collections/topUps.test.ts': [
    inWorld('asOfNow', {
      'top-up: a request that nobody paid in time does not expire': () => (request) => request,
    }),
  ],
});
