import { limits } from '../../config';
import { call } from '../envelope';
import { pictureResponse, type UploadBody } from '../wire';
import { fetchWithProgress } from './fetchWithProgress';

type UploadOptions = {
  signal?: AbortSignal;
  /** Called with the part of the picture that was sent, 0 to 1. */
  onProgress?: (part: number) => void;
};

/** Uploads a picture as a data URL and returns its address (specification §7, cdn/single-upload). */
export const uploadPicture = (
  body: UploadBody,
  { signal, onProgress }: UploadOptions = {},
): Promise<string> =>
  call('users-services/api/v1/cdn/single-upload', pictureResponse, {
    method: 'POST',
    body,
    timeout: limits.uploadTimeout,
    signal,
    ...(onProgress && { send: (url, init) => fetchWithProgress(url, init, onProgress) }),
  });
