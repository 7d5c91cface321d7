import { accepted, call } from './envelope';
import { backoffice, type PasswordChangeBody, profileResponse, type UserInfo } from './wire';

/** assumption: the user who owns `token`, with the current rights. @throws ApiError */
export const readProfile = (token: string): Promise<UserInfo['payload']['user_data']> =>
  call(`${backoffice}/profile`, profileResponse, { token });

/** assumption, reading 22. @throws ApiError, 'rejected' with the fields that the server names */
export const changePassword = async (body: PasswordChangeBody): Promise<void> => {
  await call(`${backoffice}/change-password`, accepted, { method: 'PUT', body });
};
