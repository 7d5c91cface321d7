import { call } from './envelope';
import { profileResponse, type UserInfo } from './wire';

/** assumption: the user who owns `token`, with the current rights. @throws ApiError */
export const readProfile = (token: string): Promise<UserInfo['payload']['user_data']> =>
  call('users-services/api/v1/backoffice/profile', profileResponse, { token });
