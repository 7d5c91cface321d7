import type * as roleMerge from '../../src/areas/access-management/roleModel';
import type * as bannerMerge from '../../src/areas/banner-information/bannerModel';
import type * as driverMerge from '../../src/areas/driver/driverRules';
import type * as sellerRules from '../../src/areas/seller/sellerRules';
import type * as may from '../../src/authProvider/useMay';
import type * as recordVersion from '../../src/dataProvider/recordVersion';
import type * as threeWay from '../../src/domain/threeWay';
import type * as mergingRules from '../../src/form/save/merging';
import { bugsOf, caughtBy } from './mutant';

const twoPeople = 'tests/areas/conflicts.test.tsx';
const saves = 'tests/areas/saveMeetsChange.test.tsx';
const words = 'tests/areas/conflictWords.test.tsx';

const inMerging = bugsOf<typeof mergingRules>('src/form/save/merging.ts');
const inMay = bugsOf<typeof may>('src/authProvider/useMay.ts');
const inThreeWay = bugsOf<typeof threeWay>('src/domain/threeWay.ts');
const inRecordVersion = bugsOf<typeof recordVersion>('src/dataProvider/recordVersion.ts');
const inRoleMerge = bugsOf<typeof roleMerge>('src/areas/access-management/roleModel.tsx');
const inSellerRules = bugsOf<typeof sellerRules>('src/areas/seller/sellerRules.ts');
const inDriverMerge = bugsOf<typeof driverMerge>('src/areas/driver/driverRules.ts');
const inBannerMerge = bugsOf<typeof bannerMerge>('src/areas/banner-information/bannerModel.ts');

/** Two people at one record, and rights that end while a form is open. */
export const merging = caughtBy({
  [`${twoPeople} > are both kept`]: [
    inMerging('mergeForms', {
      'merge: what others changed is written over': (right) => (rules, forms) =>
        right(rules, { ...forms, theirs: forms.base }),
    }),
  ],
  [`${twoPeople} > of a role`]: [
    inRoleMerge('useRoleMerge', {
      'merge: the rights of a role are one field': (right) => () => {
        const { parts: _parts, ...rules } = right();
        return rules;
      },
    }),
  ],
  [`${saves} > is kept: the save`]: [
    inRecordVersion('ifMatch', {
      'merge: an update names no version': () => () => ({}),
    }),
  ],
  'tests/areas/incompleteVersion.test.tsx': [
    inMerging('isIncomplete', {
      'merge: what the host left out of its answer is saved as empty': () => () => false,
    }),
  ],
  'tests/areas/driver/driverConflicts.test.tsx > on a host with versions': [
    inThreeWay('mergeVersions', {
      'merge: the same mask counts as the same number': (right) => (versions, together) =>
        right(versions, together),
    }),
  ],
  'tests/areas/driver/driverConflicts.test.tsx > not taken for saved if a colleague': [
    inMerging('isOwn', {
      'merge: a version of somebody else counts as the own save': () => () => true,
    }),
  ],
  'tests/areas/conflicts.test.tsx': [
    inSellerRules('sellerMerge', {
      'merge: half a bank account is taken': (right) => ({
        ...right,
        together: [],
      }),
    }),
  ],
  [words]: [
    inSellerRules('sellerMerge', {
      'merge: half an address is taken': (right) => ({ ...right, together: [] }),
    }),
    inDriverMerge('driverMerge', {
      'merge: a licence is taken without its vehicle': (right) => ({
        ...right,
        together: [],
      }),
    }),
    inBannerMerge('bannerMerge', {
      'merge: a link is taken without its kind': (right) => ({
        ...right,
        together: [],
      }),
    }),
    inRoleMerge('useRoleMerge', {
      'merge: a right is shown by its permission': (right) => () => ({
        ...right(),
        labelOf: (field) => field,
      }),
    }),
  ],
  'tests/areas/formsStay.test.tsx > keeps what was typed': [
    inMay('useRecheckMay', {
      'rights: a form whose right is taken away can still be sent': () => () => () => Promise.resolve(true),
    }),
  ],
});
