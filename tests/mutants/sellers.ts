import type * as regionInput from '../../src/areas/seller/inputs/RegionInput';
import type * as sellerBodies from '../../src/areas/seller/sellerBodies';
import type * as sellerRecord from '../../src/areas/seller/sellerRecord';
import type * as nik from '../../src/domain/nik';
import type * as phone from '../../src/domain/phone';
import { bugsOf, caughtBy, type Mutant } from './mutant';

const inBodies = bugsOf<typeof sellerBodies>('src/areas/seller/sellerBodies.ts');
const inRecord = bugsOf<typeof sellerRecord>('src/areas/seller/sellerRecord.ts');
const inRegionInput = bugsOf<typeof regionInput>('src/areas/seller/inputs/RegionInput.tsx');
const inNik = bugsOf<typeof nik>('src/domain/nik.ts');
const inPhone = bugsOf<typeof phone>('src/domain/phone.ts');

export const sellers: readonly Mutant[] = [
  ...caughtBy(
    'tests/areas/seller/sellerBodies.test.ts',
    undefined,
    inBodies('updateBodyFrom', 'seller: an account number loses its leading zeros', (right) => (form) => {
      const body = right(form);
      const { user_bank } = body;
      return { ...body, user_bank: { ...user_bank, account_number: Number(user_bank.account_number) } };
    }),
    inBodies(
      'registerBodyFrom',
      'seller: slogan and description change places',
      (right) => (form) => right({ ...form, storeSlug: form.storeDesc, storeDesc: form.storeSlug }),
    ),
    inBodies('updateBodyFrom', 'seller: an update without a position sends none', (right) => (form) => {
      const body = right(form);
      return { ...body, latitude: body.latitude === '1' ? '' : body.latitude };
    }),
    inBodies(
      'updateBodyFrom',
      'seller: the city is sent as the district',
      (right) => (form) => right({ ...form, districts: form.city }),
    ),
    inBodies(
      'updateBodyFrom',
      'seller: the photo of the shop is sent as that of the owner',
      (right) => (form) => right({ ...form, storeImage: form.sellerImage, sellerImage: form.storeImage }),
    ),
  ),
  ...caughtBy(
    'tests/areas/seller/sellerRecord.test.ts',
    undefined,
    inRecord('sellerFromDetail', 'seller: RT and RW change places', (right) => (id, detail) => {
      const seller = right(id, detail);
      return { ...seller, rt: seller.rw, rw: seller.rt };
    }),
    inRecord('savedSeller', 'seller: a saved password stays in memory', (right) => (form) => ({
      ...right(form),
      password: form.password,
    })),
  ),
  ...caughtBy(
    'tests/areas/seller/SellerCreate.test.tsx',
    'a change clears only the levels below',
    inRegionInput(
      'RegionInput',
      'seller: a new region keeps those below the old one',
      (right) => (props) => right({ ...props, clears: [] }),
    ),
    inRegionInput(
      'RegionInput',
      'seller: a new region keeps the village of the old one',
      (right) => (props) => right({ ...props, clears: props.clears.slice(0, -1) }),
    ),
  ),
  ...caughtBy(
    'tests/domain/nik.test.ts',
    undefined,
    inNik(
      'parseNik',
      'NIK: a person who turns 17 today is a hundred years older',
      (right) => (number, today) =>
        right(number, new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)),
    ),
  ),
  ...caughtBy(
    'tests/domain/phone.test.ts',
    undefined,
    inPhone(
      'normalisePhone',
      'phone: a number that begins with 0 stays so',
      (right) => (typed) => (typed.startsWith('0') ? typed : right(typed)),
    ),
  ),
  ...caughtBy(
    'tests/areas/seller/unknownStatus.test.tsx',
    'saved only with a status',
    inRecord(
      'sellerFromDetail',
      'seller: a status that the host does not say is “Tidak Aktif”',
      (right) => (id, detail) => {
        const seller = right(id, detail);
        return { ...seller, is_active: seller.is_active === true };
      },
    ),
  ),
];
