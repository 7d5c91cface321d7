import { http, type HttpHandler, HttpResponse } from 'msw';
import { limits } from '../../src/config';
import { uploadBody } from '../../src/dataProvider/wire';
import { isJpeg } from '../../src/domain/format/jpeg';
import { keptFor } from '../storage/compaction';
import { pictureIdOf, publicUrl, secureUrl, seededPicture } from '../storage/pictureStore';
import { mayWrite } from './accounts';
import { refuse, refuseAccess, refuseFields, succeed } from './answers';
import type { Context } from './context';
import { endpoint } from './endpoint';
import { disturbance } from './faults';
import { signedUrl, verifySignature } from './signature';

/** The most characters of the names that an upload is stored under. Its body may be 8 MB long. */
const longestName = 200;

const dataUrlPrefix = 'data:image/jpeg;base64,';

/**
 * Returns the number of bytes in a base64 text without decoding it, so that a file over the limit is refused before it
 * takes memory.
 */
const decodedLength = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** Decodes a base64 text; null if it is invalid. */
const decode = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return null;
  }
};

const picture = (bytes: Uint8Array<ArrayBuffer>, cacheControl: string) =>
  new HttpResponse(bytes, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
      'Cache-Control': cacheControl,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });

/** Creates the endpoints of uploads, of the signed URLs of ID cards (specification §7), and of the pictures themselves. */
export const cdnHandlers = (context: Context): HttpHandler[] => [
  endpoint(
    context,
    'POST cdn/single-upload',
    // Uploads are photos of sellers and pictures of banners; an ID card also needs the right to manage sellers (below).
    { access: { write: ['PELAPAK', 'BANNER_INFOMASI'] }, body: uploadBody },
    ({ body, account }) => {
      if (body.secure && !mayWrite(account, 'PELAPAK')) return refuseAccess();
      if (Math.max(body.related_identity.length, body.name.length) > longestName)
        return refuse(413, `Nama foto melebihi ${longestName} karakter. Hubungi tim teknis.`);
      const base64 = body.file.slice(dataUrlPrefix.length);
      if (decodedLength(base64) > limits.imageBytes)
        return refuse(413, 'Ukuran file melebihi 5.000 KB. Kecilkan fotonya, lalu unggah kembali.');
      const bytes = decode(base64);
      if (!bytes || !isJpeg(bytes))
        return refuseFields([{ name: body.name, message: 'harus berupa foto JPEG' }]);
      const id = crypto.randomUUID();
      const { secure, related_identity, name } = body;
      context.pictures.save(id, bytes);
      context.db.pictures.put({ id, secure, related_identity, name, expires_at: Date.now() + keptFor });
      return succeed({ payload: { url: secure ? secureUrl(id) : publicUrl(id) } }, 'Foto berhasil diunggah');
    },
  ),

  endpoint(
    context,
    'GET cdn/generate-secure-image/:id',
    { access: { read: 'PELAPAK' } },
    async ({ params }) => {
      const seller = context.db.sellers.get(params.id ?? '');
      const id = seller && pictureIdOf(seller.id_card_doc);
      return id
        ? succeed({ payload: { url: await signedUrl(secureUrl(id)) } })
        : refuse(404, 'Foto KTP tidak ditemukan. Unggah kembali fotonya.');
    },
  ),

  http.get('*/cdn/public/:file', async ({ params, request }) => {
    const fault = await disturbance(context.switches, request);
    if (fault) return fault;
    const id = String(params.file).replace(/\.jpg$/, '');
    const known = context.db.pictures.get(id) ?? seededPicture(id);
    const bytes = known && !known.secure ? await context.pictures.load(id) : null;
    return bytes
      ? picture(bytes, 'public, max-age=31536000, immutable')
      : refuse(404, 'Foto tidak ditemukan. Muat ulang halamannya.');
  }),

  http.get('*/cdn/secure/:file', async ({ params, request }) => {
    const fault = await disturbance(context.switches, request);
    if (fault) return fault;
    if (!(await verifySignature(request.url)))
      return refuse(403, 'Tautan foto sudah tidak berlaku. Muat ulang halamannya.');
    const bytes = await context.pictures.load(String(params.file).replace(/\.jpg$/, ''));
    return bytes ? picture(bytes, 'no-store') : refuse(404, 'Foto tidak ditemukan. Muat ulang halamannya.');
  }),
];
