import { limits } from '../../config';
import { call } from '../envelope';
import { pictureAnswer, type UploadBody } from '../wire';
import { fetchWithProgress } from './fetchWithProgress';

type UploadOptions = {
  signal?: AbortSignal;
  /** Gets the part of the picture that has been sent, 0 to 1. */
  onProgress?: (part: number) => void;
};

/**
 * Sends one picture as a data URL and answers with its address (specification §7, cdn/single-upload).
 * @throws ApiError
 */
export const uploadPicture = (
  body: UploadBody,
  { signal, onProgress }: UploadOptions = {},
): Promise<string> =>
  call('users-services/api/v1/cdn/single-upload', pictureAnswer, {
    method: 'POST',
    body,
    timeout: limits.uploadTimeout,
    signal,
    ...(onProgress && { send: (url, init) => fetchWithProgress(url, init, onProgress) }),
  });
