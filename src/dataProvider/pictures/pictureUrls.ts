import { call } from '../envelope';
import { pictureAnswer, profilePictureAnswer } from '../wire';

/** The short-lived address of an ID card picture (§7, cdn/generate-secure-image). @throws ApiError */
export const getSecurePictureUrl = (id: string, signal?: AbortSignal): Promise<string> =>
  call(`users-services/api/v1/cdn/generate-secure-image/${encodeURIComponent(id)}`, pictureAnswer, {
    signal,
  });

/** The profile picture of a user, or null (§7, cdn/bulk-generate). @throws ApiError */
export const getProfilePictureUrl = (userId: string, signal?: AbortSignal): Promise<string | null> =>
  call(`users-services/api/v1/cdn/bulk-generate/${encodeURIComponent(userId)}`, profilePictureAnswer, {
    signal,
  });
