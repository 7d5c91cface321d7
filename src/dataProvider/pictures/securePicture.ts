import { limits } from '../../config';
import { ApiError } from '../serverErrors';
import { getSecurePictureUrl } from './pictureUrls';

/**
 * The stored ID card picture of a merchant, fetched through its short-lived address and kept out of the browser's
 * cache (docs/reliability.md 'Security'). The address carries its own permission: no Bearer goes with it.
 * @throws ApiError
 */
export const getSecurePicture = async (merchantId: string, signal?: AbortSignal): Promise<Blob> => {
  const address = new URL(await getSecurePictureUrl(merchantId, signal), location.href);
  if (address.protocol !== 'https:' && address.origin !== location.origin)
    throw new ApiError('badAnswer', '');
  const giveUp = AbortSignal.timeout(limits.uploadTimeout);
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, giveUp]) : giveUp,
    });
    const picture = await response.blob();
    if (!response.ok || !picture.type.startsWith('image/'))
      throw new ApiError('badAnswer', '', response.status);
    return picture;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(giveUp.aborted ? 'timeout' : 'network', '');
  }
};
