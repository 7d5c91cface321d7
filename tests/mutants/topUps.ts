import { caughtBy, type Mutant } from './mutant';

const wire = 'src/areas/top-up/topUpWire.ts';
const table = 'tests/areas/top-up/topUpTable.test.tsx';
const figures = 'tests/areas/top-up/topUpFigures.test.tsx';

export const topUps: readonly Mutant[] = [
  ...caughtBy(table, 'is what the API allows', [
    {
      name: 'top-up: an approval leads to “Ditolak”',
      file: wire,
      find: `to: 'DISETUJUI' }`,
      replace: `to: 'DITOLAK' }`,
    },
    {
      name: 'top-up: an unpaid request can be approved',
      file: wire,
      find: `approve: { from: ['MENUNGGU_VERIFIKASI']`,
      replace: `approve: { from: ['MENUNGGU_VERIFIKASI', 'MENUNGGU_PEMBAYARAN']`,
    },
    {
      name: 'top-up: an approved request can be rejected',
      file: wire,
      find: `reject: { from: ['MENUNGGU_VERIFIKASI']`,
      replace: `reject: { from: ['MENUNGGU_VERIFIKASI', 'DISETUJUI']`,
    },
  ]),
  ...caughtBy(figures, 'appear in the rows', [
    {
      name: 'top-up: the age of an approved request goes on',
      file: 'src/areas/top-up/TopUpAge.tsx',
      find: 'approved_at ?? rejected_at ??',
      replace: 'rejected_at ??',
    },
    {
      name: 'top-up: a request is late after as many days as hours',
      file: 'src/areas/top-up/TopUpAge.tsx',
      find: '24 * 3_600_000',
      replace: '24 * 24 * 3_600_000',
    },
    {
      name: 'top-up: the kind of owner is shown by its code',
      file: 'src/areas/top-up/TopUpList.tsx',
      find: 'second={words(`ownerTypes.${topUp.owner_type}`)}',
      replace: 'second={topUp.owner_type}',
    },
    {
      name: 'lists: a sort of a list is turned round by the API',
      file: 'mocks/rest/restQuery.ts',
      find: `order === 'ASC' ? difference : -difference`,
      replace: `order === 'ASC' ? -difference : difference`,
    },
  ]),
  ...caughtBy('tests/format/age.test.ts', undefined, [
    {
      name: 'age: a day is counted as 23 hours',
      file: 'src/format/age.ts',
      find: 'const day = 24 * hour',
      replace: 'const day = 23 * hour',
    },
  ]),
  ...caughtBy(figures, 'add up on the page', [
    {
      name: 'top-up: every part is the nominal',
      file: 'src/areas/top-up/TopUpAmount.tsx',
      find: '<Money value={topUp[part]} />',
      replace: '<Money value={topUp.nominal} />',
    },
    {
      name: 'top-up: the time to pay is the time of the request',
      file: 'src/areas/top-up/TopUpAmount.tsx',
      find: '<ReadField source="expired_at"',
      replace: '<ReadField source="created_at"',
    },
  ]),
  ...caughtBy(figures, 'say what an approval will do', [
    {
      name: 'top-up: the preview adds code and fee to the balance',
      file: 'src/areas/top-up/TopUpActions.tsx',
      find: 'owner_balance + nominal',
      replace: 'owner_balance + total_transfer',
    },
    {
      name: 'top-up: the API credits the nominal twice',
      file: 'mocks/world/totals.ts',
      find: 'balance_before + nominal',
      replace: 'balance_before + 2 * nominal',
    },
    {
      name: 'top-up: before and after change places',
      file: 'src/areas/top-up/TopUpOutcome.tsx',
      find: '<ReadField source="balance_before"',
      replace: '<ReadField source="balance_after"',
    },
    {
      name: 'top-up: the preview shows the nominal as what has to arrive',
      file: 'src/areas/top-up/TopUpActions.tsx',
      find: '<Money value={total_transfer} />',
      replace: '<Money value={nominal} />',
    },
  ]),
  ...caughtBy('tests/mocks/collections/topUps.test.ts', undefined, [
    {
      name: 'top-up: a request that nobody paid in time does not expire',
      file: 'mocks/world/topUps.ts',
      find: 'Date.parse(expired_at) > Date.now()',
      replace: 'Date.parse(expired_at) > 0',
    },
  ]),
];
