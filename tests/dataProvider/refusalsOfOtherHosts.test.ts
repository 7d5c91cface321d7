import { describe, expect, it } from 'vitest';
import { sellerEndpoints } from '../../src/areas/seller/sellerEndpoints';
import { answer, startApiServer, text } from './apiServer';

startApiServer();

/** docs/host.md 'Refusals'. */

describe('a refusal', () => {
  const problem = 'application/problem+json';
  const refuse = async (body: string, type: string, status = 422) => {
    answer(() => text(body, status, type), 'users-services/api/v1/backoffice/merchant/7/activate');
    return sellerEndpoints
      .act('seller', { id: '7', action: 'activate' })
      .then(() => undefined)
      .catch((error: unknown) => error);
  };

  it.each([
    [
      'RFC 9457',
      { type: 'about:blank', title: 'Ditolak', status: 422, detail: 'Toko masih punya pesanan' },
      problem,
    ],
    ['RFC 9457 with its title alone', { title: 'Toko masih punya pesanan', status: 422 }, problem],
    ['error.details', { error: { code: 'E7', details: ['Toko masih punya pesanan'] } }, 'application/json'],
    ['a list of messages', { message: ['Toko masih punya pesanan'] }, 'application/json'],
    ['a list of objects', { message: [{ message: 'Toko masih punya pesanan' }] }, 'application/json'],
  ])('says its sentence: %s', async (_, body, type) =>
    expect(await refuse(JSON.stringify(body), type)).toMatchObject({ message: 'Toko masih punya pesanan' }),
  );

  it('says its sentence as bare text', async () =>
    expect(await refuse('Toko masih punya pesanan\n', 'text/plain')).toMatchObject({
      kind: 'rejected',
      message: 'Toko masih punya pesanan',
    }));

  it.each([
    ['<h1>502 Bad Gateway</h1>', 'text/html'],
    ['upstream connect error or disconnect/reset before headers', 'text/plain'],
    ['404 page not found', 'text/plain'],
    ['{"message":"Toko masih', 'text/plain'],
    ['Toko masih punya', 'application/json'],
    ['null', 'application/json'],
    // exceptionText.test.ts has more of them.
    ['{"title":"java.lang.NullPointerException","detail":"at com.acme.Shop.save(Shop.java:7)"}', problem],
  ])('never shows what is no sentence: %s', async (body, type) =>
    expect(await refuse(body, type)).toMatchObject({ message: 'errors.rejected', serverMessage: '' }),
  );

  it.each([
    [
      { errors: [{ detail: 'Sudah dipakai', pointer: '#/user_bank/account_number' }] },
      'user_bank.account_number',
    ],
    [{ error: { details: [{ field: 'email', message: 'Sudah dipakai' }] } }, 'email'],
    [{ error: { details: { email: ['Sudah dipakai'] } } }, 'email'],
    [{ message: [{ field: 'email', message: 'Sudah dipakai' }] }, 'email'],
  ])('names its fields: %j', async (body, name) =>
    expect(await refuse(JSON.stringify(body), 'application/json')).toMatchObject({
      fields: [{ name, message: 'Sudah dipakai' }],
    }),
  );
});
