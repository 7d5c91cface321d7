import type * as sellerModel from '../../src/areas/seller/sellerModel';
import type * as phone from '../../src/domain/digits';
import type * as nik from '../../src/domain/nik';
import { bugsOf, caughtBy } from './mutant';

const inModel = bugsOf<typeof sellerModel>('src/areas/seller/sellerModel.ts');
const inNik = bugsOf<typeof nik>('src/domain/nik.ts');
const inPhone = bugsOf<typeof phone>('src/domain/digits.ts');

export const sellers = caughtBy({
  'tests/areas/seller/sellerModel.test.ts': [
    inModel('updateBodyFrom', {
      'seller: an account number loses its leading zeros': (right) => (form) => {
        const body = right(form);
        const { user_bank } = body;
        return { ...body, user_bank: { ...user_bank, account_number: Number(user_bank.account_number) } };
      },
      'seller: an update without a position sends none': (right) => (form) => {
        const body = right(form);
        return { ...body, latitude: body.latitude === '1' ? '' : body.latitude };
      },
      'seller: the city is sent as the district': (right) => (form) =>
        right({ ...form, districts: form.city }),
      'seller: the photo of the shop is sent as that of the owner': (right) => (form) =>
        right({ ...form, storeImage: form.sellerImage, sellerImage: form.storeImage }),
    }),
    inModel('registerBodyFrom', {
      'seller: slogan and description change places': (right) => (form) =>
        right({ ...form, storeSlug: form.storeDesc, storeDesc: form.storeSlug }),
    }),
    inModel('sellerFromDetail', {
      'seller: RT and RW change places': (right) => (id, detail) => {
        const seller = right(id, detail);
        return { ...seller, rt: seller.rw, rw: seller.rt };
      },
    }),
    inModel('rowFromForm', {
      'seller: a saved password stays in memory': (right) => (form) => ({
        ...right(form),
        password: form.password,
      }),
    }),
  ],
  'tests/areas/seller/SellerCreate.test.tsx > a change clears only the levels below': [
    inModel('regionsBelow', {
      'seller: a new region keeps those below the old one': () => () => [],
      'seller: a new region keeps the village of the old one': (right) => (field) =>
        right(field).slice(0, -1),
    }),
  ],
  'tests/domain/nik.test.ts': [
    inNik('parseNik', {
      'NIK: a person who turns 17 today is a hundred years older': (right) => (number, today) =>
        right(number, new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)),
    }),
  ],
  'tests/domain/phone.test.ts': [
    inPhone('normalisePhone', {
      'phone: a number that begins with 0 stays so': (right) => (typed) =>
        typed.startsWith('0') ? typed : right(typed),
    }),
  ],
  'tests/areas/seller/SellerEdit.test.tsx > saved only with a status': [
    inModel('sellerFromDetail', {
      'seller: a status that the host does not say is “Tidak Aktif”': (right) => (id, detail) => {
        const seller = right(id, detail);
        return { ...seller, is_active: seller.is_active === true };
      },
    }),
  ],
});
