import { uploadPicture } from '../../dataProvider/pictures/uploadPicture';
import { ApiError, isNetworkError } from '../../dataProvider/serverErrors';
import { isJpeg, withoutMetadata } from '../../format/jpeg';

/** Where a photo belongs. */
export type UploadTarget = {
  /** Form field, which is also the upload's name (reading 23). */
  name: string;
  /** Whose picture it is: the merchant, or before registration a random id kept for the form. */
  relatedIdentity: string;
  /** True for the ID card only (specification §9). */
  secure: boolean;
};

/**
 * A photo as it is sent: without what the camera wrote (EXIF). A file whose bytes are no photo is answered with its fault, which
 * the message `widgets.photo.<fault>` says.
 */
export const photoToSend = async (file: File): Promise<File | 'notJpeg' | 'unreadable'> => {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'unreadable';
  }
  return isJpeg(bytes) ? new File([withoutMetadata(bytes)], file.name, { type: 'image/jpeg' }) : 'notJpeg';
};

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

/** Sends a photo and answers with its address. @throws ApiError */
export const sendPhoto = async (
  photo: File,
  { name, relatedIdentity, secure }: UploadTarget,
  options?: Parameters<typeof uploadPicture>[1],
): Promise<string> =>
  uploadPicture({ related_identity: relatedIdentity, name, secure, file: await dataUrl(photo) }, options);

/** Why an upload failed, as a message (specification §8 'Upload errors'). */
export const uploadMessage = (error: unknown): string =>
  isNetworkError(error) || (error instanceof ApiError && error.kind === 'forbidden')
    ? 'widgets.photo.uploadRefused'
    : 'widgets.photo.uploadFailed';
