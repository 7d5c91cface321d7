import { limits } from '../../../config';
import { isJpeg } from '../../../domain/format/jpeg';
import { photoFault } from '../../../domain/format/photoFile';

/** By `photoKey` of their file names. */
export type Photos = ReadonlyMap<string, File>;

/** A Mac writes accents as letters of their own, and spaces may be no-break spaces. */
export const photoKey = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** False if one cannot be read. */
export const isSameFile = async (one: File, other: File): Promise<boolean> => {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one, other].map(bytesOf)).catch(() => []);
  return bytes !== undefined && bytes.every((byte, index) => byte === others?.[index]);
};

export const withPhotos = async (before: Photos, files: readonly File[]) => {
  const photos = new Map(before);
  // They take the place of an earlier photo with other content.
  const replaced: string[] = [];
  // Names that several of the files have, with different content: a person must rename them, so none is taken.
  const namesakes: string[] = [];
  const named = files.map((file) => ({ file, key: photoKey(file.name) }));
  for (const key of new Set(named.map((each) => each.key))) {
    const [file, ...others] = named.flatMap((each) => (each.key === key ? [each.file] : []));
    if (!file) continue;
    const earlier = before.get(key);
    const same = await Promise.all(others.map((other) => isSameFile(file, other)));
    if (same.includes(false)) {
      namesakes.push(file.name);
      photos.delete(key);
    } else {
      if (earlier && !(await isSameFile(earlier, file))) replaced.push(file.name);
      photos.set(key, file);
    }
  }
  return { photos, replaced, namesakes };
};

/** The message key that the form's photo field would show. */
export const fileFault = async (file: File): Promise<string | undefined> => {
  const fault = photoFault(file, limits.imageBytes);
  if (fault) return `photo.${fault}`;
  const start = await bytesOf(file.slice(0, 3)).catch(() => null);
  if (!start) return 'photo.unreadable';
  return isJpeg(start) ? undefined : 'photo.notJpeg';
};
