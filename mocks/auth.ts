import type { HttpHandler } from 'msw';
import { loginBody, passwordChangeBody } from '../src/dataProvider/wire';
import { isNewPassword } from '../src/rules/password';
import { accounts, demoPassword, type Account } from './accounts';
import { refuse, refuseFields, succeed } from './answers';
import type { Context } from './context';
import { endpoint, openEndpoint } from './endpoint';
import type { FieldError } from './fieldError';
import { publicUrl } from './pictureStore';
import { bearerOf, issueToken, revokeToken } from './tokens';

/** What a login answers (specification §3 'Session'). */
export const sessionOf = (account: Account, token: string) => ({
  token: { access_token: token },
  payload: {
    user_data: {
      user_id: account.id,
      full_name: account.full_name,
      email: account.email,
      role_name: account.role_name,
      access_role: account.access.map((access) => ({ access })),
    },
  },
});

const passwordOf = ({ db }: Context, account: Account): string =>
  db.passwords.get(account.id)?.password ?? demoPassword;

const passwordErrors = (password: string, confirmation: string): FieldError[] => {
  if (!isNewPassword(password)) {
    return [
      {
        name: 'new_password',
        message: 'harus lebih dari 6 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
      },
    ];
  }
  return password === confirmation
    ? []
    : [{ name: 'confirm_password', message: 'tidak sama dengan password baru' }];
};

/** Login, logout, the profile picture (§7), and the password change (asumsi, reading 22). */
export const authHandlers = (context: Context): HttpHandler[] => [
  openEndpoint(context, 'POST backoffice/login', loginBody, ({ body }) => {
    const account = accounts.find(({ username }) => username === body.username.trim().toLowerCase());
    // Not a 401: that would be an expired session (§8).
    if (!account || passwordOf(context, account) !== body.password) {
      return refuse(400, 'Username atau password salah');
    }
    return succeed(sessionOf(account, issueToken(context, account)), 'Berhasil masuk');
  }),

  endpoint(context, 'POST logout', { access: 'signedIn' }, ({ request }) => {
    revokeToken(context, bearerOf(request) ?? '');
    return succeed(null, 'Berhasil keluar');
  }),

  endpoint(context, 'GET cdn/bulk-generate/:userId', { access: 'signedIn' }, ({ params }) => {
    const account = accounts.find(({ id }) => id === params.userId);
    if (!account) return refuse(404, 'Pengguna tidak ditemukan');
    return succeed({ payload: account.picture === null ? [] : [{ url: publicUrl(account.picture) }] });
  }),

  endpoint(
    context,
    'PUT backoffice/change-password',
    { access: 'signedIn', body: passwordChangeBody },
    ({ account, body }) => {
      const errors = passwordErrors(body.new_password, body.confirm_password);
      if (errors.length > 0) return refuseFields(errors);
      context.db.passwords.put({ id: account.id, password: body.new_password });
      return succeed(null, 'Password berhasil diubah');
    },
  ),
];
