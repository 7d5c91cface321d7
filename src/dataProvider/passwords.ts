import { apiUrl, request } from './http';
import type { PasswordChangeBody } from './wire';

/**
 * Gives the signed-in user a new password (assumption: docs/decisions/0043).
 * @throws ApiError, 'rejected' with the fields it names
 */
export const changePassword = async (body: PasswordChangeBody): Promise<void> => {
  await request(apiUrl('users-services/api/v1/backoffice/change-password'), { method: 'PUT', body });
};
