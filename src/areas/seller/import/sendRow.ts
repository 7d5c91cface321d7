import type { DataProvider } from 'ra-core';
import { ApiError } from '../../../dataProvider/serverErrors';
import { unknownOutcomeOf } from '../../../dataProvider/unknownOutcome';
import type { Picture } from '../../../format/picture';
import { photoToSend, sendPhoto, uploadMessage } from '../../../widgets/photo/photoToSend';
import { registerBodyFrom } from '../sellerBodies';
import type { SellerForm } from '../sellerRecord';
import { findRegistered, type Found } from './findRegistered';
import { type PhotoField, photoFields } from './importedFields';

/** What was sent of a row, so that a retry sends the same body. */
export type SentRow = {
  /** Whose the photos are (reading 23). */
  relatedIdentity: string;
  pictures: Map<PhotoField, Picture>;
  /** The registration was sent, and no answer came: a seller with the row's NIK is the row's own. */
  isAnswerLost: boolean;
};

/** Another seller has the phone number of a row. */
export class NumberTaken extends Error {
  override name = 'NumberTaken';
  constructor(readonly seller: Found['seller']) {
    super(seller.id);
  }
}

const withoutPhotos = { sellerImage: null, storeImage: null, ktpImage: null } satisfies Partial<SellerForm>;

/** The same for the same seller, whenever and wherever the row is sent: the host registers it once. */
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
    // These two end the import, and say so by themselves.
    if (error instanceof ApiError && (error.kind === 'expired' || !navigator.onLine)) throw error;
    throw new Error(uploadMessage(error), { cause: error });
  }
};

/** The row's photos with their addresses; those that were sent before are not sent again. */
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

/** A connection that broke says less than a time-out, but here too the server may have kept the seller. */
const mayHaveArrived = (error: unknown): boolean =>
  unknownOutcomeOf(error) !== undefined || (error instanceof ApiError && error.kind === 'network');

/**
 * Registers the seller of a row, unless the server has it: asked before anything is sent, and again when the answer is lost.
 * @returns the seller who was registered before; null when this import registered it
 * @param signal aborted when the page is left: nothing more of the row is sent
 * @throws ApiError, NumberTaken, or an Error whose message is a message key; the signal's reason
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
