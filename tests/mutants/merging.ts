import { caughtBy, type Mutant } from './mutant';

const merge = 'src/widgets/save/RecordMerge.tsx';
const twoPeople = 'tests/areas/twoPeople.test.tsx';
const saves = 'tests/areas/saveMeetsChange.test.tsx';
const words = 'tests/areas/conflictWords.test.tsx';

/** Two people at one record, and rights that end while a form is open. */
export const merging: readonly Mutant[] = [
  ...caughtBy(twoPeople, 'of a banner', [
    {
      name: 'merge: the current record of the server is used as the opened record',
      file: merge,
      find: 'const latest = valuesOf(record);',
      replace: 'const latest = opened;',
    },
  ]),
  ...caughtBy(twoPeople, 'of a role', [
    {
      name: 'merge: the review of a role compares with what was opened',
      file: merge,
      find: 'review(data, record, send)',
      replace: 'review(data, params.previousData as RaRecord, send)',
    },
    {
      name: 'merge: the rights of a role are one field',
      file: 'src/areas/access-management/useRoleMerge.tsx',
      find: 'parts: { split, join },',
      replace: '',
    },
  ]),
  ...caughtBy(saves, 'while the review', [
    {
      name: 'merge: a host without versions is not asked again after a dialog',
      file: merge,
      find: 'if (!version?.etag && mayHaveWaited &&',
      replace: 'if (version === null && mayHaveWaited &&',
    },
  ]),
  ...caughtBy(saves, 'is kept: the save', [
    {
      name: 'merge: an update names no version',
      file: 'src/dataProvider/recordVersion.ts',
      find: `return etag ? { 'If-Match': etag } : {};`,
      replace: 'return {};',
    },
  ]),
  ...caughtBy(saves, 'is kept for a seller', [
    {
      name: 'merge: the update of a seller names no version',
      file: 'src/areas/seller/sellerEndpoints.ts',
      find: 'updateBodyFrom(form), { headers: ifMatch(meta) });',
      replace: 'updateBodyFrom(form), {});',
    },
  ]),
  ...caughtBy('tests/areas/incompleteVersion.test.tsx', undefined, [
    {
      name: 'merge: what the host left out of its answer is saved as empty',
      file: 'src/widgets/save/merging.ts',
      find: `needed.some((field) => isSame(theirs[field], '') && !isSame(opened[field], ''));`,
      replace: `needed.some((field) => isSame(theirs[field], '') && isSame(opened[field], ''));`,
    },
  ]),
  ...caughtBy('tests/areas/driver/sameMask.test.tsx', 'on a host with versions', [
    {
      name: 'merge: the same mask counts as the same number',
      file: 'src/widgets/save/merging.ts',
      find: 'mergeVersions(versions, together, unsure)',
      replace: 'mergeVersions(versions, together)',
    },
  ]),
  ...caughtBy('tests/areas/driver/sameMask.test.tsx', 'not taken for saved if a colleague', [
    {
      name: 'merge: a version of somebody else counts as the own save',
      file: 'src/widgets/save/merging.ts',
      find: 'version?.changedBy === session.get()?.payload.user_data.full_name;',
      replace: 'version !== undefined;',
    },
  ]),
  ...caughtBy(saves, 'shows what others saved', [
    {
      name: 'merge: a draft puts back what others changed',
      file: 'src/widgets/form/DraftKeeper.tsx',
      find: 'values = merge.valuesWith([]);',
      replace: '',
    },
  ]),
  ...caughtBy('tests/areas/conflicts.test.tsx', undefined, [
    {
      name: 'merge: a conflict that was decided is asked about again',
      file: merge,
      find: '[opened, mine] = [theirs, values];',
      replace: '',
    },
    {
      name: 'merge: half a bank account is taken',
      file: 'src/areas/seller/sellerMerge.tsx',
      find: `  ['bank_name', 'account_number', 'account_ownership'],\n`,
      replace: '',
    },
  ]),
  ...caughtBy(words, undefined, [
    {
      name: 'merge: half an address is taken',
      file: 'src/areas/seller/sellerMerge.tsx',
      find: `  ['province', 'city', 'districts', 'urbanVillage', 'rt', 'rw', 'postal_code', 'address'],\n`,
      replace: '',
    },
    {
      name: 'merge: a licence is taken without its vehicle',
      file: 'src/areas/driver/driverMerge.ts',
      find: `  ['vehicle_type', 'sim_type', 'sim_number', 'sim_expired'],\n`,
      replace: '',
    },
    {
      name: 'merge: a link is taken without its kind',
      file: 'src/areas/banner-information/bannerMerge.tsx',
      find: `  ['link_type', 'link'],\n`,
      replace: '',
    },
    {
      name: 'merge: a role is shown by its id',
      file: 'src/areas/user-admin/userAdminMerge.tsx',
      find: `{ role_id: RoleName }`,
      replace: `{ role: RoleName }`,
    },
    {
      name: 'merge: a right is shown by its permission',
      file: 'src/areas/access-management/useRoleMerge.tsx',
      find: 'return pageName(permission) ?? permission;',
      replace: 'return permission;',
    },
  ]),
  ...caughtBy('tests/areas/formsStay.test.tsx', 'is saved by Simpan once the right was given back', [
    {
      name: 'rights: a right that is back does not let a form be saved',
      file: 'src/widgets/save/useMaySave.ts',
      find: 'if (!mayNow()) await',
      replace: 'if (mayNow()) await',
    },
  ]),
  ...caughtBy('tests/areas/formsStay.test.tsx', 'keeps what was typed', [
    {
      name: 'rights: a form whose right is taken away is replaced',
      file: 'src/layout/RouteGate.tsx',
      find: '(hasUnsaved || mayOpen(',
      replace: '(mayOpen(',
    },
    {
      name: 'rights: a form whose right is taken away can still be sent',
      file: 'src/widgets/save/useMaySave.ts',
      find: 'authProvider?.mayDo(resource, action) === true',
      replace: 'authProvider?.mayDo(resource, action) !== undefined',
    },
    {
      name: 'rights: a copied role begins anew when a right is lost',
      file: 'src/areas/access-management/RoleCreate.tsx',
      find: 'const [missing] = useState(() => missingRights(access, original.permissions));',
      replace: 'const missing = missingRights(access, original.permissions);',
    },
  ]),
];
