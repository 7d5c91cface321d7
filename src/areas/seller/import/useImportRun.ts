import { type DataProvider, useDataProvider, useLocation } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../dataProvider/actOnEach';
import { ApiError, unknownOutcomeOf } from '../../../dataProvider/serverErrors';
import { randomId } from '../../../domain/randomId';
import { drafts, useKeepDraft } from '../../../form/drafts/drafts';
import { photoToSend, sendPhoto, uploadMessage } from '../../../form/photo/usePhotoUpload';
import { useRun } from '../../../list/bulk/RunDialog';
import { findRegistered, type Found, isJustRegistered, type Other } from '../registeredSellers';
import { registeredId } from '../sellerEndpoints';
import {
  photoFields,
  registerBodyFrom,
  type Seller,
  sellerResource,
  type SellerValues,
} from '../sellerModel';
import type { CheckedRow } from './checkRow';

/** A row that is sent. What its tries find out is kept in it, so that a retry sends the same body. */
type ImportRecord = {
  /** The line. */
  id: number;
  /** A photo has an address as soon as it is uploaded. */
  form: SellerValues;
  storeName: string;
  /** Identity of the photo uploads (reading 23). */
  relatedIdentity: string;
  /** The seller who existed before, so that the row was skipped. */
  registered?: Found | undefined;
};

export type ImportAttempt = Attempt<ImportRecord>;

/** Only the report shows the password of such a seller. */
export const isNew = ({ outcome, record }: ImportAttempt): boolean =>
  outcome === 'done' && !record.registered;

/** Waits in memory like a draft, because only its report has the passwords. */
type KeptRun = { attempts: readonly ImportAttempt[] };

/** A 403 stops the run. */
export const useImportRun = () => {
  const dataProvider = useDataProvider();
  const { pathname: path } = useLocation();
  const [kept] = useState(() => drafts.at(path)?.values as KeptRun | undefined);
  const { attempts, run, reset, ...state } = useRun<ImportRecord>(kept?.attempts ?? [], true);
  const [refusal, setRefusal] = useState<string>();
  const current = useRef<ImportRecord>(undefined);

  // Counts as unsaved changes, so that the report stays on screen if the right to this page is revoked.
  useKeepDraft({
    path,
    to: path,
    hasChanges: attempts.length > 0,
    values: (): KeptRun => ({
      // The row under way may be registered already, so it is looked up before it is sent again.
      attempts: attempts.map((attempt) =>
        state.progress && attempt.record === current.current
          ? { record: attempt.record, outcome: 'unknown' }
          : attempt,
      ),
    }),
  });
  useEffect(() => drafts.discard(path), [path]);

  const send = (from: readonly ImportAttempt[]): void => {
    setRefusal(undefined);
    void run(from, {
      send: async (record, left) => {
        current.current = record;
        try {
          record.registered = await sendRow(dataProvider, record, left);
        } catch (error) {
          // The run stops at it, so it concerns all rows that are left.
          if (error instanceof ApiError && error.kind === 'forbidden') setRefusal(error.message);
          // A missing endpoint is the host's fault, so this row can be sent again.
          if (error instanceof ApiError && error.kind === 'notFound')
            throw new Error(error.message, { cause: error });
          throw error;
        }
      },
      wasDone: async ({ form }) => isJustRegistered(await findRegistered(dataProvider, form)),
    });
  };

  return {
    ...state,
    /** Empty before the run, and after its report was closed. */
    attempts,
    /** Why the remaining rows were not sent. */
    refusal,
    start: (rows: readonly CheckedRow[]): void =>
      send(
        rows.map(({ line: id, form }) => ({
          record: { id, form: { ...form }, storeName: form.storeName, relatedIdentity: randomId() },
          outcome: 'unsent',
        })),
      ),
    resume: (): void => send(attempts),
    close: reset,
  };
};

export type ImportRun = ReturnType<typeof useImportRun>;

/** Another seller has the phone number or the email of the row. */
export class NumberTaken extends Error {
  override name = 'NumberTaken';
  constructor(readonly found: Other) {
    super(found.seller.id);
  }
}

/** The published hash FNV-1a, 128 bits that tell texts apart. It protects nothing. */
export const fingerprint = (text: string): string => {
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * 0x1000000000000000000013bn);
  return hash.toString(16).padStart(32, '0');
};

/** Depends only on the seller's data, so that the host registers the seller once, even from another browser. */
const idempotencyKeyOf = (form: SellerValues): string => {
  const withoutPhotos = { ...form, sellerImage: null, storeImage: null, ktpImage: null };
  return fingerprint(JSON.stringify(registerBodyFrom(withoutPhotos)));
};

/** Those that are not uploaded yet. */
const uploadPhotos = async ({ form, relatedIdentity }: ImportRecord, signal: AbortSignal): Promise<void> => {
  for (const name of photoFields) {
    const { image, url } = form[name] ?? {};
    if (!(image instanceof File) || url !== '') continue;
    const photo = await photoToSend(image);
    if (!(photo instanceof File)) throw new Error(`photo.${photo}`);
    try {
      const target = { name, relatedIdentity, secure: name === 'ktpImage' };
      form[name] = { image, url: await sendPhoto(photo, target, { signal }) };
    } catch (error) {
      // Rethrown unchanged: an expired session and a lost connection end the import with their own message.
      if (error instanceof ApiError && (error.kind === 'expired' || !navigator.onLine)) throw error;
      throw new Error(uploadMessage(error), { cause: error });
    }
  }
};

/** Another attempt's seller: the host responds with 422 if the photos differ, and names the seller (assumption). Undefined otherwise. */
const registeredUnderKey = async (
  dataProvider: DataProvider,
  { nikNumber }: SellerValues,
  error: unknown,
): Promise<Found | undefined> => {
  const id = error instanceof ApiError && error.status === 422 ? registeredId(error.json) : undefined;
  if (id === undefined) return undefined;
  const answer = await dataProvider.getOne<Seller>(sellerResource, { id }).catch(() => undefined);
  if (!answer) return undefined;
  const { data } = answer;
  const seller = { ...data, cityName: data.city?.name ?? '' };
  return { seller, isSame: true, hasOtherNik: data.nikNumber !== nikNumber };
};

/**
 * Looks the seller up before sending, and again if the response is lost.
 * @returns the seller who existed before; undefined if this import registered the seller.
 * @throws ApiError, NumberTaken, or an Error with a message key as its message; the signal's reason
 */
const sendRow = async (
  dataProvider: DataProvider,
  record: ImportRecord,
  signal: AbortSignal,
): Promise<Found | undefined> => {
  const { form } = record;
  const found = await findRegistered(dataProvider, form, signal);
  if (found?.isSame) return found;
  if (found) throw new NumberTaken(found);
  await uploadPhotos(record, signal);
  const meta = { idempotencyKey: idempotencyKeyOf(form) };
  signal.throwIfAborted();
  try {
    await dataProvider.create(sellerResource, { data: form, meta });
  } catch (error) {
    const before = await registeredUnderKey(dataProvider, form, error);
    if (before) return before;
    if (unknownOutcomeOf(error) === undefined) throw error;
    const kept = await findRegistered(dataProvider, form).catch(() => null);
    if (!isJustRegistered(kept)) throw error;
  }
  return undefined;
};
