import type { HttpHandler } from 'msw';
import {
  loginBody,
  type PasswordChangeBody,
  passwordChangeBody,
  rememberParameter,
} from '../../src/dataProvider/wire';
import { wibInstant } from '../../src/domain/format/wibTime';
import { publicUrl } from '../storage/pictureStore';
import type { UserAdminRecord } from '../world/records';
import { type Account, accounts, demoPassword } from './accounts';
import { refuse, refuseFields, refuseForNow, refuseMissing, succeed } from './answers';
import type { Context } from './context';
import { endpoint, openEndpoint } from './endpoint';
import type { FieldError } from './fieldError';
import type { Hashing } from './hashing';
import { callerHeader } from './loginLimit';
import { newPasswordErrors } from './newPasswordErrors';
import { accountOfAdmin, adminTable } from './staffAccounts';
import { bearerOf, issueToken, revokeOtherTokens, revokeToken } from './tokens';

/** Returns the user data of a session (specification §3 'Session'). */
const userDataOf = (account: Account) => ({
  user_id: account.id,
  full_name: account.full_name,
  email: account.email,
  role_name: account.role_name,
  access_role: account.access.map((access) => ({ access })),
});

/** Returns the response of a login (specification §3 'Session'). */
export const sessionOf = (account: Account, token: string) => ({
  token: { access_token: token },
  payload: { user_data: userDataOf(account) },
});

/** Returns true if `given` is the user admin's password: the last one that was set, or the one that `npm start` prints. */
const isPasswordOf = ({ password }: UserAdminRecord, given: string, { isPassword }: Hashing): boolean =>
  password === undefined ? given === demoPassword : isPassword(given, password);

/** Checks a password change; the errors are in the order of the form's fields, empty if it is valid. */
const passwordChangeErrors = (
  admin: UserAdminRecord,
  { current_password, new_password, confirm_password }: PasswordChangeBody,
  hashing: Hashing,
): FieldError[] => [
  ...(isPasswordOf(admin, current_password, hashing)
    ? []
    : [{ name: 'current_password', message: 'tidak cocok' }]),
  ...newPasswordErrors(new_password),
  ...(new_password === confirm_password
    ? []
    : [{ name: 'confirm_password', message: 'belum sama dengan password baru' }]),
];

const callerOf = (request: Request): string => request.headers.get(callerHeader) ?? '';

/** Creates login, logout and profile picture (§7), profile and password change (assumptions). */
export const authHandlers = (context: Context): HttpHandler[] => [
  openEndpoint(context, 'POST backoffice/login', loginBody, ({ body, request }) => {
    const { collections, hashing, loginLimit } = context.db;
    const admins = adminTable(collections);
    const wanted = body.username.trim().toLowerCase();
    const address = callerOf(request);
    const seconds = loginLimit.secondsToWait(wanted, address);
    if (seconds > 0) return refuseForNow(seconds);
    const admin = admins.all().find(({ username }) => username.toLowerCase() === wanted);
    // Not 401, which would mean an expired session (§8).
    if (!admin || !isPasswordOf(admin, body.password, hashing)) {
      loginLimit.noteWrong(wanted, address);
      return refuse(400, 'Username atau password tidak cocok. Periksa kembali, lalu coba lagi.');
    }
    loginLimit.noteRight(wanted);
    if (!admin.is_active) {
      return refuse(400, 'Akun ini sudah dinonaktifkan. Hubungi admin yang mengelola User Admin.');
    }
    admins.put({ ...admin, last_login: wibInstant(new Date()) });
    const account = accountOfAdmin(collections, admin);
    const remember = new URL(request.url).searchParams.get(rememberParameter) === 'true';
    return succeed(sessionOf(account, issueToken(context, account, remember)), 'Berhasil masuk');
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
    if (!adminTable(context.db.collections).get(userId)) return refuseMissing('User admin');
    const picture = accounts.find(({ id }) => id === userId)?.picture ?? null;
    return succeed({ payload: picture === null ? [] : [{ url: publicUrl(picture) }] });
  }),

  endpoint(
    context,
    'PUT backoffice/change-password',
    { access: 'signedIn', body: passwordChangeBody },
    ({ account, body, request }) => {
      const { collections, hashing, loginLimit } = context.db;
      const admins = adminTable(collections);
      const admin = admins.get(account.id);
      if (!admin) return refuse(404, 'Akun Anda tidak ditemukan. Masuk kembali, lalu coba lagi.');
      // The current password can be guessed here too, so attempts count together with those of the login.
      const guess = [admin.username.toLowerCase(), callerOf(request)] as const;
      const seconds = loginLimit.secondsToWait(...guess);
      if (seconds > 0) return refuseForNow(seconds);
      const errors = passwordChangeErrors(admin, body, hashing);
      if (errors.some(({ name }) => name === 'current_password')) loginLimit.noteWrong(...guess);
      else loginLimit.noteRight(guess[0]);
      if (errors.length > 0) return refuseFields(errors);
      admins.put({ ...admin, password: body.new_password });
      // Keeps the session that made the change, and ends every other session of this account.
      revokeOtherTokens(context, account, bearerOf(request) ?? '');
      return succeed(null, 'Password berhasil diubah');
    },
  ),
];
