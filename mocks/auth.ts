import type { HttpHandler } from 'msw';
import { loginBody, passwordChangeBody } from '../src/dataProvider/wire';
import { isNewPassword } from '../src/rules/password';
import { accounts, demoPassword, type Account } from './accounts';
import { refuse, refuseFields, succeed } from './answers';
import type { Context } from './context';
import { endpoint, openEndpoint } from './endpoint';
import type { FieldError } from './fieldError';
import { publicUrl } from './pictureStore';
import { accountOfAdmin, adminTable } from './staffAccounts';
import { bearerOf, issueToken, revokeOtherTokens, revokeToken } from './tokens';
import { wibInstant } from '../src/rules/wibTime';

/** What the session keeps of its user (specification §3 'Session'). */
const userDataOf = (account: Account) => ({
  user_id: account.id,
  full_name: account.full_name,
  email: account.email,
  role_name: account.role_name,
  access_role: account.access.map((access) => ({ access })),
});

/** What a login answers (specification §3 'Session'). */
export const sessionOf = (account: Account, token: string) => ({
  token: { access_token: token },
  payload: { user_data: userDataOf(account) },
});

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

/** Login, logout, the profile picture (§7); who one is, and the password change (asumsi, reading 22). */
export const authHandlers = (context: Context): HttpHandler[] => [
  openEndpoint(context, 'POST backoffice/login', loginBody, ({ body }) => {
    const { collections } = context.db;
    const admins = adminTable(collections);
    const wanted = body.username.trim().toLowerCase();
    const admin = admins.all().find(({ username }) => username.toLowerCase() === wanted);
    // Not a 401: that would be an expired session (§8).
    if (!admin || (admin.password ?? demoPassword) !== body.password) {
      return refuse(400, 'Username atau password salah');
    }
    if (!admin.is_active) {
      return refuse(400, 'Akun ini sudah dinonaktifkan. Hubungi admin yang mengelola User Admin.');
    }
    admins.put({ ...admin, last_login: wibInstant(new Date()) });
    const account = accountOfAdmin(collections, admin);
    return succeed(sessionOf(account, issueToken(context, account)), 'Berhasil masuk');
  }),

  endpoint(context, 'POST logout', { access: 'signedIn' }, ({ request }) => {
    revokeToken(context, bearerOf(request) ?? '');
    return succeed(null, 'Berhasil keluar');
  }),

  endpoint(context, 'GET backoffice/profile', { access: 'signedIn' }, ({ account }) =>
    succeed({ user_data: userDataOf(account) }),
  ),

  endpoint(context, 'GET cdn/bulk-generate/:userId', { access: 'signedIn' }, ({ params }) => {
    const { userId = '' } = params;
    if (!adminTable(context.db.collections).get(userId)) return refuse(404, 'Pengguna tidak ditemukan');
    const picture = accounts.find(({ id }) => id === userId)?.picture ?? null;
    return succeed({ payload: picture === null ? [] : [{ url: publicUrl(picture) }] });
  }),

  endpoint(
    context,
    'PUT backoffice/change-password',
    { access: 'signedIn', body: passwordChangeBody },
    ({ account, body, request }) => {
      const errors = passwordErrors(body.new_password, body.confirm_password);
      if (errors.length > 0) return refuseFields(errors);
      const admins = adminTable(context.db.collections);
      const admin = admins.get(account.id);
      if (!admin) return refuse(404, 'Pengguna tidak ditemukan');
      admins.put({ ...admin, password: body.new_password });
      // Whoever knew the old one is signed out; whoever changed it works on.
      revokeOtherTokens(context, account, bearerOf(request) ?? '');
      return succeed(null, 'Password berhasil diubah');
    },
  ),
];
