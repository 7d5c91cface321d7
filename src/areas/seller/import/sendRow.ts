import type { DataProvider } from 'ra-core';
import { unwrap } from '../../../dataProvider/envelope';
import { ApiError } from '../../../dataProvider/serverErrors';
import { unknownOutcomeOf } from '../../../dataProvider/unknownOutcome';
import { fingerprint } from '../../../domain/format/fingerprint';
import type { Picture } from '../../../domain/format/picture';
import { photoToSend, sendPhoto, uploadMessage } from '../../../form/photo/photoToSend';
import { registerBodyFrom } from '../sellerBodies';
import type { Seller, SellerForm } from '../sellerRecord';
import { merchantRegisterResponse } from '../sellerWire';
import { findRegistered, type Found, isJustRegistered, type Other } from './findRegistered';
import { type PhotoField, photoFields } from './importedFields';

/** The parts of a row that were sent, so that a retry sends the same body. */
export type SentRow = {
  /** Identity of the photo uploads (reading 23). */
  relatedIdentity: string;
  pictures: Map<PhotoField, Picture>;
};

/** Thrown if another seller has the phone number or the email of a row. */
export class NumberTaken extends Error {
  override name = 'NumberTaken';
  constructor(readonly found: Other) {
    super(found.seller.id);
  }
}

const withoutPhotos = { sellerImage: null, storeImage: null, ktpImage: null } satisfies Partial<SellerForm>;

/**
 * Returns a key that depends only on the seller's data, so that the host registers the seller once, even from another
 * browser.
 */
const idempotencyKeyOf = (form: SellerForm): string => {
  const content = JSON.stringify(registerBodyFrom({ ...form, ...withoutPhotos }));
  return fingerprint(content);
};

const upload = async (
  file: File,
  name: PhotoField,
  relatedIdentity: string,
  signal: AbortSignal,
): Promise<string> => {
  const photo = await photoToSend(file);
  if (!(photo instanceof File)) throw new Error(`photo.${photo}`);
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

/**
 * Returns the seller that an earlier attempt registered with the same idempotency key. The host responds with 422 if the photos
 * differ; the other fields are part of the key and cannot differ. Returns null for any other error, and if the host does not
 * name the seller (assumption).
 */
const registeredUnderKey = async (
  dataProvider: DataProvider,
  resource: string,
  { nikNumber }: SellerForm,
  error: unknown,
): Promise<Found | null> => {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  try {
    const id = unwrap(error.json, merchantRegisterResponse);
    const { data } = await dataProvider.getOne<Seller>(resource, { id });
    const seller = { ...data, cityName: data.city?.name ?? '' };
    return { seller, isSame: true, hasOtherNik: data.nikNumber !== nikNumber };
  } catch {
    return null;
  }
};

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
): Promise<Found | null> => {
  const found = await findRegistered(dataProvider, resource, form, signal);
  if (found?.isSame) return found;
  if (found) throw new NumberTaken(found);
  const data = { ...form, ...(await sentPictures(form, sent, signal)) };
  const idempotencyKey = idempotencyKeyOf(form);
  signal.throwIfAborted();
  try {
    await dataProvider.create(resource, { data, meta: { idempotencyKey } });
  } catch (error) {
    const before = await registeredUnderKey(dataProvider, resource, form, error);
    if (before) return before;
    if (unknownOutcomeOf(error) === undefined) throw error;
    const kept = await findRegistered(dataProvider, resource, form).catch(() => null);
    if (!isJustRegistered(kept)) throw error;
  }
  return null;
};
