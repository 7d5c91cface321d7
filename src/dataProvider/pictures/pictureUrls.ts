import { call } from '../envelope';
import { pictureResponse, profilePictureResponse } from '../wire';

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
