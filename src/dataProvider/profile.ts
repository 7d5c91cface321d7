import { call } from './envelope';
import { profileAnswer, type UserInfo } from './wire';

/** assumption (decision 0031): who the holder of `token` is, and what they may do now. @throws ApiError */
export const readProfile = (token: string): Promise<UserInfo['payload']['user_data']> =>
  call('users-services/api/v1/backoffice/profile', profileAnswer, { token });
