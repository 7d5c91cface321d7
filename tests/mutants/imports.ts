import type * as cellValues from '../../src/areas/seller/import/cellValues';
import type * as findRegistered from '../../src/areas/seller/registeredSellers';
import type * as unknownOutcome from '../../src/dataProvider/serverErrors';
import { bugsOf, caughtBy } from './mutant';

const inCellValues = bugsOf<typeof cellValues>('src/areas/seller/import/cellValues.ts');
const inFindRegistered = bugsOf<typeof findRegistered>('src/areas/seller/registeredSellers.ts');
const inUnknownOutcome = bugsOf<typeof unknownOutcome>('src/dataProvider/serverErrors.ts');

export const imports = caughtBy({
  'tests/areas/seller/import/cellValues.test.ts': [
    inCellValues('hasLostDigits', {
      'import: an account number without its zeros is taken': (right) => (field, cell) =>
        field !== 'account_number' && right(field, cell),
    }),
  ],
  'tests/areas/seller/import/importRun.test.tsx > somebody else registers': [
    inFindRegistered('findRegistered', {
      'import: a seller who is registered by now is sent all the same': () => () => Promise.resolve(null),
    }),
  ],
  'tests/areas/seller/import/importAgain.test.tsx > is known to be registered': [
    inFindRegistered('findRegistered', {
      'import: a seller whose NIK was corrected is another one':
        (right) =>
        async (...call) => {
          const found = await right(...call);
          return found?.isSame && found.hasOtherNik
            ? { seller: found.seller, isSame: false, field: 'phoneNumber' }
            : found;
        },
    }),
  ],
  'tests/areas/seller/import/importRun.test.tsx > reported with its password': [
    inFindRegistered('isJustRegistered', {
      'import: a seller whose answer was lost counts as registered before': () => () => false,
    }),
  ],
  'tests/areas/seller/import/importRun.test.tsx > an answer is lost': [
    inUnknownOutcome('unknownOutcomeOf', {
      'import: nobody asks what became of a lost answer': () => () => undefined,
    }),
  ],
});
