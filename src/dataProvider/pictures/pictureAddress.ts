import { config } from '../../config';
import { parseUrl } from '../../domain/parseUrl';
import { call } from '../envelope';
import { pictureResponse, profilePictureResponse } from '../wire';

/**
 * Returns the address of a picture from the server, or null if it is not safe to load. Safe are https, and the origins of the
 * API and of this page, including its blobs. A relative address is one of the API's host (specification §7).
 */
export const pictureAddress = (text: string): URL | null => {
  const { origin } = location;
  const host = new URL(config().apiHost || origin);
  const address = parseUrl(text, host.href);
  if (address === null) return null;
  return address.protocol === 'https:' || [origin, host.origin].includes(address.origin) ? address : null;
};

/** Reads the short-lived address of an ID card picture (§7, cdn/generate-secure-image). @throws ApiError */
export const getSecurePictureUrl = (id: string, signal?: AbortSignal): Promise<string> =>
  call(`users-services/api/v1/cdn/generate-secure-image/${encodeURIComponent(id)}`, pictureResponse, {
    signal,
  });

/** Reads the address of a user's profile picture, or null (§7, cdn/bulk-generate). @throws ApiError */
export const getProfilePictureUrl = (userId: string, signal?: AbortSignal): Promise<string | null> =>
  call(`users-services/api/v1/cdn/bulk-generate/${encodeURIComponent(userId)}`, profilePictureResponse, {
    signal,
  });
