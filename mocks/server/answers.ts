import { HttpResponse, type JsonBodyType } from 'msw';
import type { FieldError } from './fieldError';

/** The server's responses: the envelope `{status_code, message, data}` of reading 1, and the refusals. */

/** Wraps `data` in the envelope of a success. */
export const envelope = (data: unknown, message: string) => ({ status_code: 200, message, data });

/** Responds 200 with `data` in the envelope. */
export const succeed = (data: unknown = null, message = 'Berhasil', headers: Record<string, string> = {}) =>
  HttpResponse.json(envelope(data, message), { headers });

/** Responds with an error status and a message for the user. */
export const refuse = (status: number, message: string, data: JsonBodyType = null) =>
  HttpResponse.json({ status_code: status, message, data }, { status });

/** Responds 404 for a record; `what` is the subject of the message. */
export const refuseMissing = (what = 'Data') =>
  refuse(404, `${what} tidak ditemukan, mungkin sudah dihapus. Muat ulang daftarnya, lalu cari lagi.`);

/** Responds 403 to an account without the right. */
export const refuseAccess = () =>
  refuse(403, 'Anda tidak memiliki hak akses untuk tindakan ini. Hubungi admin yang mengatur peran Anda.');

/** Responds 429 with Retry-After; nothing of the request was evaluated. */
export const refuseForNow = (seconds: number) => {
  const refusal = refuse(429, `Terlalu banyak percobaan. Tunggu ${seconds} detik, lalu coba lagi.`);
  refusal.headers.set('Retry-After', String(seconds));
  return refusal;
};

/** Responds 401 with the expired session of specification §8, letter by letter. */
export const unauthorized = () =>
  HttpResponse.json(
    { status_code: 401, type: 'EXPIRED_TOKEN', message: 'Unauthorize', data: null },
    { status: 401 },
  );

/** Responds 422 with field errors (specification §8, reading 2); each message continues the label of its field. */
export const refuseFields = (errors: readonly FieldError[]) =>
  HttpResponse.json(
    {
      status_code: 422,
      message: 'Data belum sesuai. Periksa isian yang ditandai.',
      data: null,
      errors,
    },
    { status: 422 },
  );
