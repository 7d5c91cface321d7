import { uploadPicture } from '../../dataProvider/pictures/uploadPicture';
import { ApiError, isNetworkError } from '../../dataProvider/serverErrors';
import { isJpeg, withoutMetadata } from '../../domain/format/jpeg';

/** The form field and owner of an uploaded photo. */
export type UploadTarget = {
  /** The form field, which is also the `name` in the upload request (reading 23). */
  name: string;
  /** The id of the merchant, or a random id per form before registration. */
  relatedIdentity: string;
  /** True for the ID card only (specification §9). */
  secure: boolean;
};

/**
 * Returns the photo without the camera's metadata (EXIF). If the file is not a JPEG or cannot be read, it returns the reason,
 * for which there is a message `photo.<reason>`.
 */
export const photoToSend = async (file: File): Promise<File | 'notJpeg' | 'unreadable'> => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isJpeg(bytes) ? new File([withoutMetadata(bytes)], file.name, { type: 'image/jpeg' }) : 'notJpeg';
  } catch {
    return 'unreadable';
  }
};

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

/** Uploads a photo and returns its URL. @throws ApiError */
export const sendPhoto = async (
  photo: File,
  { name, relatedIdentity, secure }: UploadTarget,
  options?: Parameters<typeof uploadPicture>[1],
): Promise<string> =>
  uploadPicture({ related_identity: relatedIdentity, name, secure, file: await dataUrl(photo) }, options);

/** Returns the message key for a failed upload (specification §8 'Upload errors'). */
export const uploadMessage = (error: unknown): string =>
  isNetworkError(error) || (error instanceof ApiError && error.kind === 'forbidden')
    ? 'photo.uploadRefused'
    : 'photo.uploadFailed';
