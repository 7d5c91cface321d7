import { type DataProvider, useDataProvider, useLocation, useResourceContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../dataProvider/actOnEach';
import { ApiError, unknownOutcomeOf } from '../../../dataProvider/serverErrors';
import type { Picture } from '../../../domain/format/photoFile';
import { randomId } from '../../../domain/randomId';
import { drafts, useKeepDraft } from '../../../form/drafts/drafts';
import { photoToSend, sendPhoto, uploadMessage } from '../../../form/photo/usePhotoUpload';
import { useRun } from '../../../list/bulk/RunDialog';
import { findRegistered, type Found, isJustRegistered, type Other } from '../registeredSellers';
import { registeredId } from '../sellerEndpoints';
import { type PhotoField, photoFields, registerBodyFrom, type Seller, type SellerForm } from '../sellerModel';
import type { CheckedRow } from './checkRow';

/** The id is the line. */
type ImportRecord = { id: number; form: SellerForm; storeName: string };

/** `registered` is the seller who existed before, so that the row was skipped. */
export type ImportAttempt = Attempt<ImportRecord> & { registered: Found | undefined };

/** Only the report shows the password of such a seller. */
export const isNew = ({ outcome, registered }: ImportAttempt): boolean => outcome === 'done' && !registered;

/** Waits in memory like a draft, because only its report has the passwords. */
type KeptRun = {
  attempts: readonly Attempt<ImportRecord>[];
  skipped: ReadonlyMap<number, Found>;
  sent: ReadonlyMap<number, SentRow>;
};

/** A 403 stops the run. Photos and idempotency keys stay the same over all tries, so that no seller is registered twice. */
export const useImportRun = () => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { pathname: path } = useLocation();
  const [kept] = useState(() => drafts.at(path)?.values as KeptRun | undefined);
  const { attempts, run, reset, ...state } = useRun<ImportRecord>(kept?.attempts ?? [], true);
  const [skipped, setSkipped] = useState<ReadonlyMap<number, Found>>(kept?.skipped ?? new Map());
  const [refusal, setRefusal] = useState<string>();
  const sent = useRef(new Map(kept?.sent));
  const current = useRef<number>(undefined);

  // Counts as unsaved changes, so that the report stays on screen if the right to this page is revoked.
  useKeepDraft({
    path,
    to: path,
    hasChanges: attempts.length > 0,
    values: (): KeptRun => ({
      // The row under way may be registered already, so it is looked up before it is sent again.
      attempts: attempts.map((attempt) =>
        state.progress && attempt.record.id === current.current
          ? { record: attempt.record, outcome: 'unknown' }
          : attempt,
      ),
      skipped,
      sent: sent.current,
    }),
  });
  useEffect(() => drafts.discard(path), [path]);

  const sentOf = (line: number): SentRow => {
    const row = sent.current.get(line) ?? { relatedIdentity: randomId(), pictures: new Map() };
    sent.current.set(line, row);
    return row;
  };

  const send = (from: readonly Attempt<ImportRecord>[]): void => {
    setRefusal(undefined);
    void run(from, {
      send: async ({ id: line, form }, left) => {
        current.current = line;
        try {
          const known = await sendRow(dataProvider, resource, form, sentOf(line), left);
          if (known) setSkipped((lines) => new Map([...lines, [line, known]]));
        } catch (error) {
          // The run stops at it, so it concerns all rows that are left.
          if (error instanceof ApiError && error.kind === 'forbidden') setRefusal(error.message);
          // A missing endpoint is the host's fault, so this row can be sent again.
          if (error instanceof ApiError && error.kind === 'notFound')
            throw new Error(error.message, { cause: error });
          throw error;
        }
      },
      wasDone: async ({ form }) => isJustRegistered(await findRegistered(dataProvider, resource, form)),
    });
  };

  return {
    ...state,
    /** Empty before the run, and after its report was closed. */
    attempts: attempts.map((attempt): ImportAttempt => ({
      ...attempt,
      registered: skipped.get(attempt.record.id),
    })),
    /** Why the remaining rows were not sent. */
    refusal,
    start: (rows: readonly CheckedRow[]): void =>
      send(
        rows.map(({ line, form }) => ({
          record: { id: line, form, storeName: form.storeName },
          outcome: 'unsent',
        })),
      ),
    resume: (): void => send(attempts),
    close: (): void => {
      reset();
      setSkipped(new Map());
      sent.current.clear();
    },
  };
};

export type ImportRun = ReturnType<typeof useImportRun>;

/** So that a retry sends the same body. */
type SentRow = {
  /** Identity of the photo uploads (reading 23). */
  relatedIdentity: string;
  pictures: Map<PhotoField, Picture>;
};

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
const idempotencyKeyOf = (form: SellerForm): string => {
  const withoutPhotos = { ...form, sellerImage: null, storeImage: null, ktpImage: null };
  return fingerprint(JSON.stringify(registerBodyFrom(withoutPhotos)));
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

/** Photos that were uploaded before are skipped. */
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

/** Another attempt's seller: the host responds with 422 if the photos differ, and names the seller (assumption). Null otherwise. */
const registeredUnderKey = async (
  dataProvider: DataProvider,
  resource: string,
  { nikNumber }: SellerForm,
  error: unknown,
): Promise<Found | null> => {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const id = registeredId(error.json);
  if (id === undefined) return null;
  try {
    const { data } = await dataProvider.getOne<Seller>(resource, { id });
    const seller = { ...data, cityName: data.city?.name ?? '' };
    return { seller, isSame: true, hasOtherNik: data.nikNumber !== nikNumber };
  } catch {
    return null;
  }
};

/**
 * Looks the seller up before sending, and again if the response is lost.
 * @returns the seller who existed before; null if this import registered the seller.
 * @throws ApiError, NumberTaken, or an Error with a message key as its message; the signal's reason
 */
const sendRow = async (
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
