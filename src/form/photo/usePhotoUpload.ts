import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits } from '../../config';
import { uploadPicture } from '../../dataProvider/pictures/transfer';
import { ApiError, isNetworkError } from '../../dataProvider/serverErrors';
import { isJpeg, withoutMetadata } from '../../domain/format/jpeg';
import { type PhotoFault, photoFault } from '../../domain/format/photoFile';
import { redrawAsJpeg, type Redrawing } from '../../domain/format/redrawAsJpeg';
import type { DropFault } from './fileDrop';

type UploadTarget = {
  /** The form field, which is also the `name` in the upload request (reading 23). */
  name: string;
  /** Of the merchant, or random before registration. */
  relatedIdentity: string;
  /** True for the ID card only (specification §9). */
  secure: boolean;
};

/** Without the camera's metadata (Exif), or the reason why not, with a message `photo.<reason>`. */
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

export const sendPhoto = async (
  photo: File,
  { name, relatedIdentity, secure }: UploadTarget,
  options?: Parameters<typeof uploadPicture>[1],
): Promise<string> =>
  uploadPicture({ related_identity: relatedIdentity, name, secure, file: await dataUrl(photo) }, options);

/** A message key (specification §8 'Upload errors'). */
export const uploadMessage = (error: unknown): string =>
  isNetworkError(error) || (error instanceof ApiError && error.kind === 'forbidden')
    ? 'photo.uploadRefused'
    : 'photo.uploadFailed';

/**
 * Specification §4 'Image upload'. `failure` is the message of a failed upload until the next one. A file that is refused
 * leaves the field unchanged; after `cancel`, a photo whose upload had begun stays in it.
 */
export const usePhotoUpload = ({ name, relatedIdentity, secure }: UploadTarget) => {
  const { setValue, setError, clearErrors, resetField } = useFormContext();
  const [busy, setBusy] = useState<'uploading' | 'preparing' | null>(null);
  const [part, setPart] = useState(0);
  const [tooLarge, setTooLarge] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const cancel = () => {
    current.current?.abort();
    setBusy(null);
    clearErrors(name);
  };

  const begin = (task: 'uploading' | 'preparing'): AbortSignal => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setBusy(task);
    setPart(0);
    return own.signal;
  };

  const refuse = (reason: PhotoFault | DropFault | 'unreadable' | 'several') => {
    setBusy(null);
    setError(name, { type: 'file', message: `photo.${reason}` });
  };

  /** Of a damaged photo, only the first bytes are those of a JPEG. */
  const takeOut = () => {
    current.current?.abort();
    resetField(name);
    refuse('unreadable');
  };

  const send = async (image: File) => {
    const signal = begin('uploading');
    clearErrors(name);
    setTooLarge(null);
    setFailure(null);
    setValue(name, { image, url: '' }, { shouldDirty: true, shouldTouch: true });
    try {
      const url = await sendPhoto(image, { name, relatedIdentity, secure }, { signal, onProgress: setPart });
      if (signal.aborted) return;
      setValue(name, { image, url }, { shouldDirty: true });
      clearErrors(name);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(uploadMessage(error));
      setError(name, { type: 'upload', message: uploadMessage(error) });
    }
    setBusy(null);
  };

  const redraw = async (picture: File, redrawing?: Redrawing) => {
    const signal = begin('preparing');
    const jpeg = await redrawAsJpeg(picture, { ...redrawing, maxBytes: limits.imageBytes }).catch(() => null);
    if (signal.aborted) return;
    if (jpeg) await send(new File([jpeg], picture.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' }));
    else refuse('unreadable');
  };

  const choose = async (file: File) => {
    const signal = begin('preparing');
    const fault = photoFault(file, limits.imageBytes);
    setTooLarge(fault === 'tooLarge' ? file : null);
    const photo = fault ?? (await photoToSend(file));
    if (signal.aborted) return;
    if (photo instanceof File) await send(photo);
    else refuse(photo);
  };

  return { busy, part, tooLarge, failure, choose, redraw, send, cancel, refuse, takeOut };
};
