import { describe, expect, it, vi } from 'vitest';
import { accounts, accountsWith, demoPassword } from '../../../mocks/server/accounts';
import { profilePictureResponse, sessionSchema } from '../../../src/dataProvider/wire';
import { dataOf, fieldErrorsOf, refused, startApi } from '../api';

const api = startApi({ sellers: 1 });

const signIn = (username: string, password = demoPassword) =>
  api.call('POST backoffice/login', { as: null, body: { username, password } });

const tokenOf = async (username: string): Promise<string> =>
  dataOf(await signIn(username), sessionSchema).token.access_token;

const accessOf = (username: string) =>
  accountsWith(api.db.permissions).find((account) => account.username === username)?.access;

/** Expects the token of a login to be valid for so many seconds. */
const expectValidFor = async (
  { call, statusOf }: Pick<typeof api, 'call' | 'statusOf'>,
  query: string,
  seconds: number,
): Promise<void> => {
  const body = { username: 'superadmin', password: demoPassword };
  const answer = await call(`POST backoffice/login${query}`, { as: null, body });
  const token = dataOf(answer, sessionSchema).token.access_token;
  vi.setSystemTime(Date.now() + (seconds - 1) * 1000);
  expect(await statusOf('GET region/province', { token })).toBe(200);
  vi.setSystemTime(Date.now() + 2000);
  expect(await statusOf('GET region/province', { token })).toBe(401);
};

describe('login', () => {
  it.each(accounts.map(({ username }) => username))(
    'answers %s with a session as §3 describes it',
    async (username) => {
      const session = dataOf(await signIn(username), sessionSchema);
      expect(session.payload.user_data.role_name).not.toBe('');
      expect(session.payload.user_data.access_role.map(({ access }) => access)).toEqual(accessOf(username));
    },
  );

  it.each([
    ['superadmin', 'salah12345'],
    ['siapa', demoPassword],
    ['', ''],
  ])('refuses %s / %s with a message, and not like an expired session', async (username, password) => {
    const answer = await signIn(username, password);
    expect(answer).toEqual(
      refused(400, 'Username atau password tidak cocok. Periksa kembali, lalu coba lagi.'),
    );
    expect(answer.json).not.toHaveProperty('type');
  });

  it('offers the five accounts of the design', () => {
    expect(accessOf('superadmin')).toEqual(api.db.permissions.map((name) => `MANAGE_${name}`));
    expect(accessOf('pengamat')).toEqual(api.db.permissions.map((name) => `VIEW_${name}`));
    expect(accessOf('adminpelapak')).toEqual(['VIEW_DASHBOARD', 'MANAGE_PELAPAK']);
    expect(accessOf('keuangan')).toEqual([
      'VIEW_DASHBOARD',
      'MANAGE_TOP-UP_SALDO',
      'VIEW_REPORT_TRANSACTION',
    ]);
    expect(accessOf('tamu')).toEqual([]);
  });
});

describe('a token', () => {
  it('is invalid after logout, and the other tokens of the account stay valid', async () => {
    const [first, second] = [await tokenOf('superadmin'), await tokenOf('superadmin')];
    expect(await api.statusOf('POST logout', { token: first })).toBe(200);
    expect(await api.statusOf('GET region/province', { token: first })).toBe(401);
    expect(await api.statusOf('GET region/province', { token: second })).toBe(200);
  });

  it.each([
    ['one day', '', 86_400],
    ["365 days with 'Selalu ingat'", '?remember=true', 365 * 86_400],
  ])('is valid as long as the cookie of its login: %s', async (_, query, seconds) => {
    await expectValidFor(api, query, seconds);
  });
});

describe('the profile picture', () => {
  it('has an address that loads, and is null for an account without a picture', async () => {
    const pictureOf = async (id = '') =>
      dataOf(await api.call(`GET cdn/bulk-generate/${id}`), profilePictureResponse);
    const [withPicture, without] = [accounts[0]?.id, accounts[4]?.id];
    const url = await pictureOf(withPicture);
    expect((await api.call(`GET ${url}`, { as: null })).headers.get('Content-Type')).toBe('image/jpeg');
    expect(await pictureOf(without)).toBeNull();
  });
});

describe('the password change', () => {
  const change = (
    new_password: string,
    confirm_password = new_password,
    current_password = demoPassword,
    token?: string,
  ) =>
    api.call('PUT backoffice/change-password', {
      as: 'tamu',
      token,
      body: { current_password, new_password, confirm_password },
    });

  it('applies from the next login', async () => {
    expect((await change('baru1234')).status).toBe(200);
    expect((await signIn('tamu')).status).toBe(400);
    expect((await signIn('tamu', 'baru1234')).status).toBe(200);
    expect((await change('lagi1234', 'lagi1234', 'baru1234')).status).toBe(200);
    expect((await signIn('tamu', 'lagi1234')).status).toBe(200);
  });

  it('ends the other sessions of the account, but no session of another account', async () => {
    const [own, elsewhere, other] = [await tokenOf('tamu'), await tokenOf('tamu'), await tokenOf('keuangan')];
    expect((await change('baru1234', 'baru1234', demoPassword, own)).status).toBe(200);
    const status = (token: string) => api.statusOf('GET backoffice/profile', { token });
    expect([await status(own), await status(elsewhere), await status(other)]).toEqual([200, 401, 200]);
  });

  it('is refused at its field when the current password is wrong, and ends no session', async () => {
    const elsewhere = await tokenOf('tamu');
    const answer = await change('baru1234', 'baru1234', 'salah1234');
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, { current_password: 'tidak cocok' }]);
    expect((await signIn('tamu')).status).toBe(200);
    expect(await api.statusOf('GET backoffice/profile', { token: elsewhere })).toBe(200);
  });

  const six = 'harus lebih dari 6 karakter dan setidaknya memiliki 1 huruf dan 1 angka';
  const eight = 'harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka';
  it.each([
    ['a1b2c', 'a1b2c', { new_password: six }],
    ['abc123', 'abc123', { new_password: eight }],
    ['baru1234', 'baru1235', { confirm_password: 'belum sama dengan password baru' }],
  ])('refuses %s with the confirmation %s at its field', async (password, confirmation, errors) => {
    const answer = await change(password, confirmation);
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, errors]);
  });
});

describe('the switch tokenTtl', () => {
  const brief = startApi({ sellers: 1, tokenTtl: 60 });

  it.each(['', '?remember=true'])('sets the lifetime of every token, also after login%s', (query) =>
    expectValidFor(brief, query, 60),
  );
});
