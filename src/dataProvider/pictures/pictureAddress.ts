import { config } from '../../config';
import { parseUrl } from '../../domain/address';
import { call } from '../envelope';
import { pictureResponse, profilePictureResponse } from '../wire';

/** Null if it is not safe: safe are https, and the origins of the API, its base (specification §7), and of this page. */
export const pictureAddress = (text: string): URL | null => {
  const { origin } = location;
  const host = new URL(config().apiHost || origin);
  const address = parseUrl(text, host.href);
  if (address === null) return null;
  return address.protocol === 'https:' || [origin, host.origin].includes(address.origin) ? address : null;
};

const cdn = 'users-services/api/v1/cdn';

/** Of an ID card, short-lived (§7, cdn/generate-secure-image). @throws ApiError */
export const getSecurePictureUrl = (id: string, signal?: AbortSignal): Promise<string> =>
  call(`${cdn}/generate-secure-image/${encodeURIComponent(id)}`, pictureResponse, { signal });

/** Null without one (§7, cdn/bulk-generate). @throws ApiError */
export const getProfilePictureUrl = (userId: string, signal?: AbortSignal): Promise<string | null> =>
  call(`${cdn}/bulk-generate/${encodeURIComponent(userId)}`, profilePictureResponse, { signal });
