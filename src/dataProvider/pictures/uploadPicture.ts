import { limits } from '../../config';
import { call } from '../envelope';
import { ApiError } from '../serverErrors';
import { pictureResponse, type UploadBody } from '../wire';
import { fetchWithProgress } from './fetchWithProgress';
import { pictureAddress } from './pictureAddress';

type UploadOptions = {
  signal?: AbortSignal;
  /** Called with the part of the picture that was sent, 0 to 1. */
  onProgress?: (part: number) => void;
};

/**
 * Uploads a picture as a data URL and returns its address (specification §7, cdn/single-upload).
 * @throws ApiError, also for an address that is not safe to load, which would be saved with the record
 */
export const uploadPicture = async (
  body: UploadBody,
  { signal, onProgress }: UploadOptions = {},
): Promise<string> => {
  const address = await call('users-services/api/v1/cdn/single-upload', pictureResponse, {
    method: 'POST',
    body,
    timeout: limits.uploadTimeout,
    signal,
    ...(onProgress && { send: (url, init) => fetchWithProgress(url, init, onProgress) }),
  });
  if (!pictureAddress(address)) throw new ApiError('invalidResponse', '', 200);
  return address;
};
