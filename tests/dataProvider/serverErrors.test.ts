import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, apiErrorOf, type FaultKind } from '../../src/dataProvider/serverErrors';

const kindOf = (status: number, json: unknown) => apiErrorOf(status, json, null)?.kind ?? null;

describe('a success', () => {
  it.each([
    [200, { status_code: 200, message: 'OK', data: {} }],
    [200, { data: { data: { payload: [] } } }],
    [201, []],
    [200, null],
    [200, { error: null, errors: [] }],
    [200, { error: {}, errors: [] }],
    [200, { status_code: '200', success: true, status: true, message: 'OK' }],
    [200, { status_code: { toString: '401' } }],
    [200, { data: { id: 7, success: false, status: 'error' } }],
    [200, { data: { id: 7, status: 'error', message: 'Pesan dari pelapak' } }],
    [200, { id: 7, status: false, title: 'Spanduk yang tidak aktif' }],
    [200, { id: 7, success: false }],
    [200, { id: 7, status: 'error' }],
    [200, { success: true, data: null }],
    [200, 'text'],
  ])('with status %i and body %j is no fault', (status, json) =>
    expect(apiErrorOf(status, json, null)).toBeNull(),
  );
});

describe('the kind of a fault (specification §8)', () => {
  it.each<[number, unknown, FaultKind]>([
    [200, { status_code: 401 }, 'expired'],
    [200, { status_code: 400 }, 'rejected'],
    [200, { status_code: 500 }, 'server'],
    [200, { data: { status_code: 403 } }, 'forbidden'],
    [200, { data: { data: { status_code: 404 } } }, 'notFound'],
    [200, { status_code: '401' }, 'expired'],
    [200, { status_code: '422' }, 'rejected'],
    [200, { status: false, message: 'Gagal simpan' }, 'server'],
    [200, { status_code: 200, data: { success: false, message: 'Gagal simpan' } }, 'server'],
    [200, { status_code: 200, data: { data: { success: false, message: 'Gagal simpan' } } }, 'server'],
    [200, { data: { errors: { phone_number: ['sudah dipakai'] } } }, 'rejected'],
    [200, { success: false }, 'server'],
    [200, { success: false, data: { id: 7 } }, 'server'],
    [200, { status: false }, 'server'],
    [200, { status_code: 200, data: { success: false } }, 'server'],
    [200, { status: 'error', message: 'Gagal simpan' }, 'server'],
    [200, { status: 'fail', message: 'Gagal simpan' }, 'server'],
    [200, { error: 'Data ganda' }, 'server'],
    [200, { errors: [{ name: 'phone_number', message: 'sudah dipakai' }] }, 'rejected'],
    [200, { message: 'Unauthorize' }, 'expired'],
    [400, { error: { type: 'EXPIRED_TOKEN' } }, 'expired'],
    [400, { error: 'EXPIRED_TOKEN' }, 'expired'],
    [400, { type: 'EXPIRED_TOKEN' }, 'expired'],
    [400, { error_type: 'EXPIRED_TOKEN' }, 'expired'],
    [400, { code: 'EXPIRED_TOKEN' }, 'expired'],
    [400, { error: { code: 'EXPIRED_TOKEN' } }, 'expired'],
    [400, { data: { type: 'EXPIRED_TOKEN' } }, 'expired'],
    [500, { error: { message: 'Unauthorize' } }, 'expired'],
    [401, { status_code: 400 }, 'expired'],
    [410, undefined, 'notFound'],
    [418, undefined, 'rejected'],
    [599, undefined, 'server'],
  ])('of status %i with %j is %s', (status, json, kind) => expect(kindOf(status, json)).toBe(kind));
});

describe('the message of the server', () => {
  it.each([
    [{ message: '  Nama\ntoko \u0007sudah ada ' }, 'Nama toko sudah ada'],
    [{ error: { message: 'Akun diblokir' } }, 'Akun diblokir'],
    [{ error: 'Data ganda' }, 'Data ganda'],
    [{ data: { message: 'Dari dalam' } }, 'Dari dalam'],
    [{ message: 'Success', data: { success: false, message: 'Gagal simpan' } }, 'Gagal simpan'],
    [{ data: { data: { message: 'Dari paling dalam' } } }, 'Dari paling dalam'],
    [
      { message: ['Nomor sudah dipakai', 'Email salah'], error: 'Bad Request' },
      'Nomor sudah dipakai, Email salah',
    ],
    [{ message: '<b>tebal</b>' }, ''],
    [{ message: 'x'.repeat(301) }, ''],
    [{ message: { a: 1 } }, ''],
    [undefined, ''],
  ])('of %j is %j', (json, sentence) => expect(apiErrorOf(422, json, null)?.serverMessage).toBe(sentence));

  it('is replaced by the message of the kind of fault when it is empty', () => {
    expect(new ApiError('busy', '').message).toBe('errors.busy');
    expect(new ApiError('busy', 'Antre dulu').message).toBe('Antre dulu');
  });
});

describe('field errors (reading 2)', () => {
  const one = { name: 'credential.user_name', message: 'sudah dipakai' };
  it.each([
    [{ errors: [one] }],
    [{ error: [one] }],
    [{ data: { errors: [one] } }],
    [{ data: { error: [one] } }],
    [{ data: { status_code: 400, data: { errors: [one] } } }],
    [{ error: { errors: [one] } }],
    [{ errors: [], error: [one] }],
    [{ errors: [{ field: one.name, message: one.message }] }],
    [{ errors: [{ name: one.name, message: [one.message] }] }],
    [{ errors: { [one.name]: one.message } }],
    [{ errors: { [one.name]: [one.message], rincian: { kode: 7 } } }],
    [{ error: { message: 'Gagal', errors: { [one.name]: [one.message] } } }],
    [{ data: { errors: { [one.name]: one.message } } }],
    [{ errors: [null, 'x', { message: 'tanpa nama' }, one] }],
  ])('are read from %j', (json) => expect(apiErrorOf(422, json, null)?.fields).toEqual([one]));
});

describe('Retry-After', () => {
  it.each([
    ['7', 7],
    ['0', 0],
    ['', null],
    ['soon', null],
    [null, null],
  ])('%j is %j seconds', (header, seconds) => expect(apiErrorOf(429, {}, header)?.retryAfter).toBe(seconds));

  it('can be a date, and is never negative', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T00:00:00Z'));
    expect(apiErrorOf(503, {}, 'Fri, 20 Nov 2026 00:00:30 GMT')?.retryAfter).toBe(30);
    expect(apiErrorOf(503, {}, 'Thu, 19 Nov 2026 00:00:30 GMT')?.retryAfter).toBe(0);
  });
});

it('never throws, and never shows markup or control characters, for any JSON', () => {
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        status_code: fc.jsonValue(),
        message: fc.oneof(fc.string(), fc.constant('<img src=x onerror=alert(1)>'), fc.jsonValue()),
        error: fc.jsonValue(),
        errors: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.record({ name: fc.jsonValue(), message: fc.jsonValue() })),
        ),
        data: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 599 }),
      hostile,
      fc.option(fc.string()),
      (status, json, retryAfter) => {
        const fault = apiErrorOf(status, json, retryAfter);
        if (fault === null) return status < 400;
        const shown = [fault.serverMessage, ...fault.fields.map((field) => field.message)];
        return shown.every((sentence) => !/[<>\p{Cc}]/u.test(sentence) && sentence.length <= 300);
      },
    ),
  );
});
