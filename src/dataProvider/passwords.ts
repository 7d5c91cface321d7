import { accepted, call } from './envelope';
import type { PasswordChangeBody } from './wire';

/** assumption, reading 22. @throws ApiError, 'rejected' with the fields that the server names */
export const changePassword = async (body: PasswordChangeBody): Promise<void> => {
  await call('users-services/api/v1/backoffice/change-password', accepted, { method: 'PUT', body });
};
