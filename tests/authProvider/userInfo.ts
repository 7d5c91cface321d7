import type { UserInfo } from '../../src/dataProvider/wire';

/** What the server answers when a person signs in. */
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
