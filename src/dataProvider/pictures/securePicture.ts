import { limits } from '../../config';
import { isJpeg } from '../../domain/format/jpeg';
import { eitherSignal } from '../http';
import { ApiError } from '../serverErrors';
import { getSecurePictureUrl, pictureAddress } from './pictureAddress';

/** Not in the browser's cache (docs/reliability.md 'Security'). The address itself is the permission: no bearer token. */
export const getSecurePicture = async (merchantId: string, signal?: AbortSignal): Promise<Blob> => {
  const address = pictureAddress(await getSecurePictureUrl(merchantId, signal));
  if (!address) throw new ApiError('invalidResponse', '');
  const timeLimit = AbortSignal.timeout(limits.uploadTimeout);
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: signal ? eitherSignal(signal, timeLimit) : timeLimit,
    });
    const picture = await response.blob();
    if (response.ok && picture.type.startsWith('image/')) return picture;
    // File stores often send pictures as octet-stream.
    const bytes = new Uint8Array(await picture.arrayBuffer());
    if (!response.ok || !isJpeg(bytes)) throw new ApiError('invalidResponse', '', response.status);
    return new Blob([bytes], { type: 'image/jpeg' });
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(timeLimit.aborted ? 'timeout' : 'network', '');
  }
};
