import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { seller } from '../../../i18n/areas/seller';
import { inFormFields } from '../../../src/areas/seller/sellerModel';
import { merchantRegisterBody, merchantUpdateBody } from '../../../src/areas/seller/sellerWire';
import { fieldSentences } from '../../../src/dataProvider/fieldErrors';
import { ApiError, type FieldError } from '../../../src/dataProvider/serverErrors';

const refusal = (...fields: FieldError[]) => new ApiError('rejected', 'Periksa kembali', 422, fields);

/** The sentences at the fields of the form, and those of names that it does not have. */
const sentencesOf = (error: ApiError) => {
  const { sentences, unknown } = fieldSentences(inFormFields(error), {
    fieldOf: (name) => (Object.hasOwn(seller.fields, name) ? name : undefined),
    labelOf: (field) => seller.fields[field as keyof typeof seller.fields],
  });
  return { fields: Object.fromEntries(sentences), unknown };
};
const errorsOf = (name: string) => sentencesOf(refusal({ name, message: 'sudah digunakan' }));

/** Every key of a body, as a server names it: `credential.user_name`. */
const namesOf = (schema: z.ZodMiniObject, at = ''): string[] =>
  Object.entries(schema.shape).flatMap(([key, inner]) =>
    inner instanceof z.ZodMiniObject ? namesOf(inner, `${at}${key}.`) : [at + key],
  );

/** Keys that belong to no field of the form. */
const fieldless = /^(platform\.|user_picture$|user_id$|.*latitude$|.*longitude$)/;

describe('server field errors (§8)', () => {
  it.each([
    ['phone_number', 'phoneNumber', 'Nomor Telephone sudah digunakan'],
    ['number_phone', 'phoneNumber', 'Nomor Telephone sudah digunakan'],
    ['fullname', 'fullName', 'Nama Lengkap sudah digunakan'],
    ['users.full_name', 'fullName', 'Nama Lengkap sudah digunakan'],
    ['credential.user_name', 'username', 'Username sudah digunakan'],
    ['user_name', 'username', 'Username sudah digunakan'],
    ['user_address.address_detail', 'address', 'Alamat sudah digunakan'],
    ['users_address.address', 'address', 'Alamat sudah digunakan'],
    ['merchant.address', 'storeAddress', 'Alamat Toko sudah digunakan'],
    ['address', 'storeAddress', 'Alamat Toko sudah digunakan'],
    ['user_address.RT', 'rt', 'RT sudah digunakan'],
    ['merchant_doc.id_card_doc', 'ktpImage', 'Foto KTP sudah digunakan'],
    ['id_card', 'nikNumber', 'Nomor NIK sudah digunakan'],
  ])('%s is shown at %s', (name, field, message) =>
    expect(errorsOf(name)).toEqual({ fields: { [field]: message }, unknown: [] }),
  );

  const names = [...namesOf(merchantRegisterBody), ...namesOf(merchantUpdateBody)];
  it.each(names.filter((name) => !fieldless.test(name)))(
    '%s of the request bodies belongs to a field',
    (name) => expect(errorsOf(name).unknown).toEqual([]),
  );

  it.each(names.filter((name) => fieldless.test(name)))('%s is shown above the form', (name) =>
    expect(errorsOf(name)).toEqual({ fields: {}, unknown: [`${name}: sudah digunakan`] }),
  );

  it('are all shown: several of one field together, and unknown names above the form', () => {
    const errors = sentencesOf(
      refusal(
        { name: 'phone_number', message: 'sudah digunakan' },
        { name: 'users.number_phone', message: 'tidak aktif' },
        { name: 'email', message: '' },
        { name: 'kuota', message: 'habis' },
        { name: '__proto__', message: '' },
      ),
    );
    expect(errors).toEqual({
      fields: {
        phoneNumber: 'Nomor Telephone sudah digunakan, tidak aktif',
        email: 'Email ditolak server, periksa kembali isinya',
      },
      unknown: ['kuota: habis', '__proto__: ditolak server, periksa kembali isinya'],
    });
  });

  it('keep the message and the status of the refusal', () => {
    const { message, status } = inFormFields(refusal({ name: 'phone_number', message: '' }));
    expect([message, status]).toEqual(['Periksa kembali', 422]);
  });
});
