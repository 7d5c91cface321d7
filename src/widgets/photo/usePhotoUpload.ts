import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { limits } from '../../config';
import { type PhotoFault, photoFault } from '../../format/photoFile';
import { redrawAsJpeg, type Redrawing } from '../../format/redrawAsJpeg';
import { photoToSend, sendPhoto, uploadMessage, type UploadTarget } from './photoToSend';

/**
 * Uploads photos for one form field (specification §4 'Image upload'). The field holds `{ image, url }`, with an
 * empty url until the server has answered; a failure becomes the field's error. A file that is
 * refused before it is sent leaves the field as it was. A new upload, and leaving the page, takes back the one
 * under way; `cancel` does so and keeps the photo, unsent. An expired session is ended by the HTTP client.
 */
export const usePhotoUpload = ({ name, relatedIdentity, secure }: UploadTarget) => {
  const { setValue, setError, clearErrors } = useFormContext();
  const [busy, setBusy] = useState<'uploading' | 'drawing' | null>(null);
  const [part, setPart] = useState(0);
  const [tooLarge, setTooLarge] = useState<File | null>(null);
  const current = useRef<AbortController | null>(null);

  // A photo that was still being read or drawn when the page was left is not sent any more.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      current.current?.abort();
    };
  }, []);

  const refuse = (reason: PhotoFault | 'unreadable') =>
    setError(name, { type: 'file', message: `widgets.photo.${reason}` });

  const send = async (image: File) => {
    if (isLeft.current) return;
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    clearErrors(name);
    setTooLarge(null);
    setPart(0);
    setBusy('uploading');
    setValue(name, { image, url: '' }, { shouldDirty: true, shouldTouch: true });
    try {
      const target = { name, relatedIdentity, secure };
      const url = await sendPhoto(image, target, { signal: own.signal, onProgress: setPart });
      if (own.signal.aborted) return;
      setValue(name, { image, url }, { shouldDirty: true });
      clearErrors(name);
    } catch (error) {
      if (!own.signal.aborted) setError(name, { type: 'upload', message: uploadMessage(error) });
    } finally {
      if (current.current === own) setBusy(null);
    }
  };

  /** Redraws a picture, small enough to be sent, and sends it. */
  const redraw = async (picture: File, redrawing?: Redrawing) => {
    setBusy('drawing');
    let jpeg: Blob;
    try {
      jpeg = await redrawAsJpeg(picture, { ...redrawing, maxBytes: limits.imageBytes });
    } catch {
      setBusy(null);
      refuse('unreadable');
      return;
    }
    await send(new File([jpeg], picture.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' }));
  };

  /** Takes a file as a person chose it: checks it, takes out what the camera wrote (EXIF), and sends it. */
  const choose = async (file: File) => {
    const fault = photoFault(file, limits.imageBytes);
    setTooLarge(fault === 'tooLarge' ? file : null);
    if (fault) {
      refuse(fault);
      return;
    }
    const photo = await photoToSend(file);
    if (photo instanceof File) await send(photo);
    else refuse(photo);
  };

  return { busy, part, tooLarge, choose, redraw, send, cancel: () => current.current?.abort() };
};
