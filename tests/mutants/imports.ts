import { caughtBy, type Mutant } from './mutant';

const sendRow = 'src/areas/seller/import/sendRow.ts';

export const imports: readonly Mutant[] = [
  ...caughtBy('tests/areas/seller/import/cellValues.test.ts', undefined, [
    {
      name: 'import: an account number without its zeros is taken',
      file: 'src/areas/seller/import/cellValues.ts',
      find: `field === 'account_number' || !safeNumber`,
      replace: '!safeNumber',
    },
  ]),
  ...caughtBy('tests/areas/seller/import/matchRegion.test.ts', undefined, [
    {
      name: 'import: a city is taken for the regency of its name',
      file: 'src/areas/seller/import/matchRegion.ts',
      find: ' && !saysKind',
      replace: '',
    },
  ]),
  ...caughtBy('tests/areas/seller/import/importRun.test.tsx', 'somebody else registers', [
    {
      name: 'import: a seller who is registered by now is sent all the same',
      file: sendRow,
      find: 'if (found?.isSame) return found;',
      replace: '',
    },
  ]),
  ...caughtBy('tests/areas/seller/import/importAgain.test.tsx', 'is known by the server', [
    {
      name: 'import: the seller of a key that was used before is not looked for',
      file: sendRow,
      find: 'if (before) return before;',
      replace: '',
    },
  ]),
  ...caughtBy('tests/areas/seller/import/importAgain.test.tsx', 'is known to be registered', [
    {
      name: 'import: a seller whose NIK was corrected is another one',
      file: 'src/areas/seller/import/findRegistered.ts',
      find: '!hasOtherNik || plainName(seller.fullName) === plainName(fullName)',
      replace: '!hasOtherNik',
    },
  ]),
  ...caughtBy('tests/areas/seller/import/importRun.test.tsx', 'reported with its password', [
    {
      name: 'import: a seller whose answer was lost counts as registered before',
      file: 'src/areas/seller/import/useImportRun.ts',
      find: 'isJustRegistered(await findRegistered(dataProvider, resource, form))',
      replace: 'false',
    },
  ]),
  ...caughtBy('tests/areas/seller/import/SellerImport.test.tsx', 'an answer is lost', [
    {
      name: 'import: nobody asks what became of a lost answer',
      file: sendRow,
      find: 'if (unknownOutcomeOf(error) === undefined) throw error;',
      replace: 'throw error;',
    },
  ]),
  ...caughtBy('tests/areas/seller/import/SellerImport.test.tsx', 'the same key', [
    {
      name: 'import: every try has a key of its own',
      file: sendRow,
      find: `const content = JSON.stringify(`,
      replace: `const content = crypto.randomUUID() + JSON.stringify(`,
    },
  ]),
];
