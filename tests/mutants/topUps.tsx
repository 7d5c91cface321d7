import type * as restQuery from '../../mocks/rest/restQuery';
import type * as topUpWorld from '../../mocks/world/topUps';
import type * as totals from '../../mocks/world/totals';
import type * as topUpActions from '../../src/areas/top-up/TopUpActions';
import type * as topUpAge from '../../src/areas/top-up/TopUpAge';
import type * as topUpAmount from '../../src/areas/top-up/TopUpAmount';
import type * as topUpOutcome from '../../src/areas/top-up/TopUpOutcome';
import type * as topUpWire from '../../src/areas/top-up/topUpWire';
import type * as age from '../../src/domain/format/age';
import { bugsOf, caughtBy, type Mutant, startingAlsoFrom } from './mutant';

const table = 'tests/areas/top-up/topUpTable.test.tsx';
const figures = 'tests/areas/top-up/topUpFigures.test.tsx';

const inWire = bugsOf<typeof topUpWire>('src/areas/top-up/topUpWire.ts');
const inAge = bugsOf<typeof topUpAge>('src/areas/top-up/TopUpAge.tsx');
const inAmount = bugsOf<typeof topUpAmount>('src/areas/top-up/TopUpAmount.tsx');
const inActions = bugsOf<typeof topUpActions>('src/areas/top-up/TopUpActions.tsx');
const inOutcome = bugsOf<typeof topUpOutcome>('src/areas/top-up/TopUpOutcome.tsx');
const inAges = bugsOf<typeof age>('src/domain/format/age.ts');
const inRestQuery = bugsOf<typeof restQuery>('mocks/rest/restQuery.ts');
const inTotals = bugsOf<typeof totals>('mocks/world/totals.ts');
const inWorld = bugsOf<typeof topUpWorld>('mocks/world/topUps.ts');

export const topUps: readonly Mutant[] = [
  ...caughtBy(
    table,
    'is what the API allows',
    inWire('topUpTransitions', 'top-up: an unpaid request can be approved', (right) =>
      startingAlsoFrom(right, 'approve', 'MENUNGGU_PEMBAYARAN'),
    ),
    inWire('topUpTransitions', 'top-up: an approved request can be rejected', (right) =>
      startingAlsoFrom(right, 'reject', 'DISETUJUI'),
    ),
  ),
  ...caughtBy(
    figures,
    'appear in the rows',
    inAge('TopUpAge', 'top-up: the age of a decided request goes on', (Right) => ({ topUp }) => (
      <Right topUp={{ ...topUp, approved_at: null, rejected_at: null }} />
    )),
    inAge('TopUpAge', 'top-up: no request is late', (Right) => ({ topUp }) => (
      <Right topUp={{ ...topUp, status: 'DISETUJUI' }} />
    )),
    inRestQuery(
      'inOrder',
      'lists: a sort of a list is turned round by the API',
      (right) => (rows, order) => right(rows, order).toReversed(),
    ),
  ),
  ...caughtBy(
    'tests/domain/format/age.test.ts',
    undefined,
    inAges(
      'ageOf',
      'age: it is that of an hour later',
      (right) => (since, until) => right(since, until + 3_600_000),
    ),
  ),
  ...caughtBy(
    figures,
    'add up on the page',
    inAmount('TopUpAmount', 'top-up: the unique code is left out', (Right) => ({ topUp }) => (
      <Right topUp={{ ...topUp, kode_unik: 0 }} />
    )),
    inAmount('TopUpAmount', 'top-up: what has to arrive is the nominal', (Right) => ({ topUp }) => (
      <Right topUp={{ ...topUp, total_transfer: topUp.nominal }} />
    )),
  ),
  ...caughtBy(
    figures,
    'say what an approval will do',
    inTotals(
      'balancesFrom',
      'top-up: the API credits the nominal twice',
      (right) => (requests) =>
        right(requests.map((request) => ({ ...request, nominal: 2 * request.nominal }))),
    ),
    inOutcome('TopUpOutcome', 'top-up: the decision is not told', (Right) => ({ topUp }) => (
      <Right topUp={{ ...topUp, status: 'MENUNGGU_VERIFIKASI' }} />
    )),
    inActions('TopUpActions', 'top-up: the page has no actions', () => () => null),
  ),
  ...caughtBy(
    'tests/mocks/collections/topUps.test.ts',
    undefined,
    inWorld(
      'asOfNow',
      'top-up: a request that nobody paid in time does not expire',
      () => (request) => request,
    ),
  ),
];
