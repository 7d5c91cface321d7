import type { z } from 'zod/mini';
import { apiUrl, request } from './http';
import type { passwordChangeBody } from './wire';

export type PasswordChange = z.infer<typeof passwordChangeBody>;

/** asumsi (reading 22): gives the signed-in user a new password. @throws ApiError, 'rejected' with the fields it names */
export const changePassword = async (body: PasswordChange): Promise<void> => {
  await request(apiUrl('users-services/api/v1/backoffice/change-password'), { method: 'PUT', body });
};
