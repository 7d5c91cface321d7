import { call } from './envelope';
import { profileResponse, type UserInfo } from './wire';

/** assumption: reads the user who owns `token`, with the user's current rights. @throws ApiError */
export const readProfile = (token: string): Promise<UserInfo['payload']['user_data']> =>
  call('users-services/api/v1/backoffice/profile', profileResponse, { token });
