import type { DataProvider } from 'ra-core';
import { ApiError } from '../../../dataProvider/serverErrors';
import { unknownOutcomeOf } from '../../../dataProvider/unknownOutcome';
import type { Picture } from '../../../format/picture';
import { photoToSend, sendPhoto, uploadMessage } from '../../../widgets/photo/photoToSend';
import { registerBodyFrom } from '../sellerBodies';
import type { SellerForm } from '../sellerRecord';
import { findRegistered, type Found } from './findRegistered';
import { type PhotoField, photoFields } from './importedFields';

/** The parts of a row that were sent, so that a retry sends the same body. */
export type SentRow = {
  /** Identity of the photo uploads (reading 23). */
  relatedIdentity: string;
  pictures: Map<PhotoField, Picture>;
  /** True if the registration was sent and its response was lost: a seller with the row's NIK then comes from this import. */
  isAnswerLost: boolean;
};

/** Thrown if another seller has the phone number of a row. */
export class NumberTaken extends Error {
  override name = 'NumberTaken';
  constructor(readonly seller: Found['seller']) {
    super(seller.id);
  }
}

const withoutPhotos = { sellerImage: null, storeImage: null, ktpImage: null } satisfies Partial<SellerForm>;

/**
 * Returns a key that depends only on the seller's data, so that the host registers the seller once, even from another
 * browser.
 */
const idempotencyKeyOf = async (form: SellerForm): Promise<string> => {
  const content = JSON.stringify(registerBodyFrom({ ...form, ...withoutPhotos }));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const upload = async (
  file: File,
  name: PhotoField,
  relatedIdentity: string,
  signal: AbortSignal,
): Promise<string> => {
  const photo = await photoToSend(file);
  if (!(photo instanceof File)) throw new Error(`widgets.photo.${photo}`);
  try {
    return await sendPhoto(photo, { name, relatedIdentity, secure: name === 'ktpImage' }, { signal });
  } catch (error) {
    // Rethrown unchanged: an expired session and a lost connection end the import with their own message.
    if (error instanceof ApiError && (error.kind === 'expired' || !navigator.onLine)) throw error;
    throw new Error(uploadMessage(error), { cause: error });
  }
};

/** Uploads the row's photos and returns them with their URLs; photos that were uploaded before are skipped. */
const sentPictures = async (
  form: SellerForm,
  { relatedIdentity, pictures }: SentRow,
  signal: AbortSignal,
) => {
  for (const field of photoFields) {
    const image = form[field]?.image;
    if (image instanceof File && pictures.get(field)?.image !== image)
      pictures.set(field, { image, url: await upload(image, field, relatedIdentity, signal) });
  }
  return Object.fromEntries(pictures) as Pick<SellerForm, PhotoField>;
};

/** Tells whether the server may have received the request: also after a network error, not only after a time-out. */
const mayHaveArrived = (error: unknown): boolean =>
  unknownOutcomeOf(error) !== undefined || (error instanceof ApiError && error.kind === 'network');

/**
 * Registers the seller of a row unless the seller exists. Looks the seller up before sending, and again if the response is
 * lost.
 * @returns the seller who existed before; null if this import registered the seller
 * @param signal aborted when the user leaves the page; nothing more of the row is sent
 * @throws ApiError, NumberTaken, or an Error with a message key as its message; the signal's reason
 */
export const sendRow = async (
  dataProvider: DataProvider,
  resource: string,
  form: SellerForm,
  sent: SentRow,
  signal: AbortSignal,
): Promise<Found['seller'] | null> => {
  const found = await findRegistered(dataProvider, resource, form, signal);
  if (found?.isSame) return sent.isAnswerLost ? null : found.seller;
  if (found) throw new NumberTaken(found.seller);
  const data = { ...form, ...(await sentPictures(form, sent, signal)) };
  const idempotencyKey = await idempotencyKeyOf(form);
  signal.throwIfAborted();
  try {
    await dataProvider.create(resource, { data, meta: { idempotencyKey } });
  } catch (error) {
    sent.isAnswerLost ||= mayHaveArrived(error);
    if (unknownOutcomeOf(error) === undefined) throw error;
    const kept = await findRegistered(dataProvider, resource, form).catch(() => null);
    if (!kept?.isSame) throw error;
  }
  return null;
};
