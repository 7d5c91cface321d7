import type { Table } from './table';

/** Pictures of the embedded API: the store of their bytes, and their URLs. */

/** The data of an uploaded picture; its bytes are in the store. */
export type StoredPicture = {
  id: string;
  /** True if it is served only through a signed, short-lived URL (specification §9: the ID card). */
  secure: boolean;
  related_identity: string;
  name: string;
  /** The end of the time in which a record must show it, in milliseconds since 1970; after that it may be deleted. */
  expires_at: number;
};

export type PictureStore = {
  save: (id: string, bytes: Uint8Array<ArrayBuffer>) => void;
  /** Loads an uploaded or a seeded picture; null if it does not exist. */
  load: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
};

/** Ids of the drawn pictures under mocks/storage/pictures. */
export const seededPictures = {
  men: ['pelapak-1', 'pelapak-3', 'pelapak-5'],
  women: ['pelapak-2', 'pelapak-4', 'pelapak-6'],
  shops: ['toko-1', 'toko-2', 'toko-3', 'toko-4', 'toko-5', 'toko-6'],
  idCards: ['ktp-1', 'ktp-2', 'ktp-3'],
  products: ['produk-1', 'produk-2', 'produk-3', 'produk-4', 'produk-5', 'produk-6'],
  banners: ['banner-1', 'banner-2', 'banner-3', 'banner-4'],
  /** Proofs of a transfer. */
  proofs: ['bukti-1', 'bukti-2', 'bukti-3'],
  /** SIM, STNK and SKCK of a driver. */
  documents: ['dokumen-1', 'dokumen-2', 'dokumen-3'],
} as const;

const publicIds: readonly string[] = [
  ...seededPictures.men,
  ...seededPictures.women,
  ...seededPictures.shops,
  ...seededPictures.products,
  ...seededPictures.banners,
  ...seededPictures.proofs,
  ...seededPictures.documents,
];
const secureIds: readonly string[] = seededPictures.idCards;

/** Returns true if the seeded picture with this id is secure; undefined if it does not exist. */
export const seededPicture = (id: string): { secure: boolean } | undefined =>
  publicIds.includes(id) || secureIds.includes(id) ? { secure: secureIds.includes(id) } : undefined;

export const publicUrl = (id: string): string => `/cdn/public/${id}.jpg`;

/** Returns the URL of an ID card picture; it loads only with the signature that generate-secure-image adds. */
export const secureUrl = (id: string): string => `/cdn/secure/${id}.jpg`;

/** Returns the picture id in one of the URLs above, or null. */
export const pictureIdOf = (url: string): string | null =>
  /^\/cdn\/(?:public|secure)\/([\w-]+)\.jpg$/.exec(url)?.[1] ?? null;

/**
 * Checks the URL of a photo: it must belong to an uploaded or seeded picture with the same `secure`. Undefined if it is
 * valid.
 */
export const pictureFault = (
  uploads: Pick<Table<StoredPicture>, 'get'>,
  url: string,
  secure: boolean,
): string | undefined => {
  if (url === '') return 'tidak boleh kosong';
  const id = pictureIdOf(url) ?? '';
  const known = uploads.get(id) ?? seededPicture(id);
  const same = known?.secure === secure && url === (secure ? secureUrl(id) : publicUrl(id));
  return same ? undefined : 'tidak dikenali, unggah kembali';
};

/** Returns the ids of all picture URLs in a text. */
export const pictureIdsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/cdn\/(?:public|secure)\/([\w-]+)\.jpg/g)].map(([, id = '']) => id));

/** Stores uploads in memory; `seeded` loads the drawn pictures. */
export const memoryPictures = (seeded: PictureStore['load']): PictureStore => {
  const uploads = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    save: (id, bytes) => void uploads.set(id, bytes),
    load: async (id) => uploads.get(id) ?? (await seeded(id)),
  };
};
