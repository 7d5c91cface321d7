import { caughtBy, type Mutant } from './mutant';

const bodies = 'src/areas/seller/sellerBodies.ts';
const record = 'src/areas/seller/sellerRecord.ts';
const inputs = 'src/areas/seller/inputs/RegionInputs.tsx';

export const sellers: readonly Mutant[] = [
  ...caughtBy('tests/areas/seller/sellerBodies.test.ts', undefined, [
    {
      name: 'seller: an account number loses its leading zeros',
      file: bodies,
      find: 'String(number) === digits ? number : digits',
      replace: 'String(number) === digits ? number : number',
    },
    {
      name: 'seller: slogan and description change places',
      file: bodies,
      find: 'slogan: trimmed(form.storeSlug)',
      replace: 'slogan: trimmed(form.storeDesc)',
    },
    {
      name: 'seller: an update without a position sends none',
      file: bodies,
      find: `longitude: longitude || '1'`,
      replace: 'longitude',
    },
    {
      name: 'seller: the city is sent as the district',
      file: bodies,
      find: `district_id: form.districts?.id`,
      replace: `district_id: form.city?.id`,
    },
    {
      name: 'seller: the photo of the shop is sent as that of the owner',
      file: bodies,
      find: `      merchant_photo_doc: form.storeImage?.url ?? '',\n      merchant_ownership_doc: form.sellerImage?.url ?? '',\n    },\n    user_bank: bankOf`,
      replace: `      merchant_photo_doc: form.sellerImage?.url ?? '',\n      merchant_ownership_doc: form.storeImage?.url ?? '',\n    },\n    user_bank: bankOf`,
    },
  ]),
  ...caughtBy('tests/areas/seller/sellerRecord.test.ts', undefined, [
    {
      name: 'seller: RT and RW change places',
      file: record,
      find: 'rt: user_address.RT',
      replace: 'rt: user_address.RW',
    },
    {
      name: 'seller: a saved password stays in memory',
      file: record,
      find: `  ...form,\n  password: '',`,
      replace: '  ...form,',
    },
  ]),
  ...caughtBy('tests/areas/seller/sellerFieldErrors.test.ts', undefined, [
    {
      name: 'seller: an error of the phone number is shown at the NIK',
      file: 'src/areas/seller/sellerFieldErrors.ts',
      find: `phone_number: 'phoneNumber'`,
      replace: `phone_number: 'nikNumber'`,
    },
  ]),
  ...caughtBy('tests/areas/seller/SellerCreate.test.tsx', 'a change clears only the levels below', [
    {
      name: 'seller: a new district keeps the village of the old one',
      file: inputs,
      find: `clears={['urbanVillage']}`,
      replace: 'clears={[]}',
    },
    {
      name: 'seller: a new city keeps the village of the old one',
      file: inputs,
      find: `clears={['districts', 'urbanVillage']}`,
      replace: `clears={['districts']}`,
    },
    {
      name: 'seller: a new province keeps the city of the old one',
      file: inputs,
      find: `clears={['city', 'districts', 'urbanVillage']}`,
      replace: `clears={['districts', 'urbanVillage']}`,
    },
    {
      name: 'seller: a village can be chosen before its district',
      file: inputs,
      find: `parent="districts"`,
      replace: `parent="city"`,
    },
  ]),
  ...caughtBy('tests/areas/exports.test.tsx', 'Pelapak', [
    {
      name: 'seller export: the status is left empty',
      file: 'src/areas/seller/SellerList.tsx',
      find: `{ source: 'is_active', words: 'activity' }`,
      replace: `{ source: 'is_active' }`,
    },
  ]),
  ...caughtBy('tests/domain/nik.test.ts', undefined, [
    {
      name: 'NIK: women are born forty days later',
      file: 'src/domain/nik.ts',
      find: `sex === 'female' ? shiftedDay - 40 : shiftedDay`,
      replace: 'shiftedDay',
    },
    {
      name: 'NIK: a person who turns 17 today is a hundred years older',
      file: 'src/domain/nik.ts',
      find: '<= today ? 2000',
      replace: '< today ? 2000',
    },
  ]),
  ...caughtBy('tests/domain/phone.test.ts', undefined, [
    {
      name: 'phone: a number that begins with 0 stays so',
      file: 'src/domain/phone.ts',
      find: '.replace(/^0+/, phonePrefix)',
      replace: '',
    },
  ]),
  ...caughtBy('tests/areas/seller/unknownStatus.test.tsx', 'saved only with a status', [
    {
      name: 'seller: a status that the host does not say is “Tidak Aktif”',
      file: 'src/dataProvider/wire.ts',
      find: 'z.catch(z.nullable(z.boolean()), null)',
      replace: 'z.catch(z.nullable(z.boolean()), false)',
    },
  ]),
];
