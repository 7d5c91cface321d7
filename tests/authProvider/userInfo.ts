import type { UserInfo } from '../../src/dataProvider/wire';

/** The response of the server to a login. */
export const infoOf = (token: string, access = ['VIEW_DASHBOARD']): UserInfo => ({
  token: { access_token: token },
  payload: {
    user_data: {
      user_id: '7',
      full_name: 'Siti Rahmawati',
      email: 'siti@kantor.example',
      role_name: 'Admin',
      access_role: access.map((value) => ({ access: value })),
    },
  },
});

export const dropTokenCookie = () => (document.cookie = 'token=; Path=/; Max-Age=0');
